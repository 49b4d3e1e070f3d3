import type { Settings } from './setting.types.ts';

export const mailSettings = {
  SMTP_URL: {
    about: 'Mail server, `smtps://user:password@host`.',
    otherwise: 'mail is stored and shown at `/mail`',
    isRequired: true,
  },
  MAIL_FROM: {
    about: 'Sender of all mail.',
    fallback: 'Uplink Academy <academy@uplink.example>',
  },
  MAIL_WEBHOOK_SECRET: {
    about: 'Signs news of bounces and complaints sent to `/webhooks/mail/signed`.',
    otherwise: 'none is taken',
  },
  MAIL_SNS_TOPIC: {
    about:
      'The SNS topic by which Amazon SES tells `/webhooks/mail/ses` of bounces and complaints.',
    otherwise: 'none is taken',
  },
  SUPPORT_EMAIL: {
    about: 'Where learners write to support.',
    fallback: 'support@uplink.example',
  },
  CHAT_SCRIPT_URL: {
    about: "Script of the support's chat.",
    fallback: '',
  },
} as const satisfies Settings;
