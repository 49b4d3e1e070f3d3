import type { Settings } from './setting.types.ts';

export const servicesSettings = {
  CLAMD_URL: {
    about: "ClamAV's daemon, `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`.",
    otherwise: 'uploads are checked for programs and the test virus only',
  },
  CLAMD_MAX_MB: {
    about: "So much of each file is sent to CLAMD_URL; at most the daemon's `StreamMaxLength`.",
    fallback: '25',
  },
  FFMPEG: {
    about:
      'The command that makes smaller versions of lesson videos, for slow connections; `off` makes none. Where it is not installed, none are made.',
    fallback: 'ffmpeg',
  },
  LABS_URL: {
    about: 'Vendor of the practice labs.',
    otherwise: 'simulated labs',
    isRequired: true,
  },
  LABS_KEY: { about: 'Needed with LABS_URL.' },
  COMPANY_LOOKUP_URL: {
    about: 'Service that suggests names of companies.',
    fallback: '',
  },
  SPECIAL_PROGRAM: {
    about: 'Unique name of the program at `/zte`.',
    otherwise: 'none; `network-engineer` in a demo',
  },
  SOCIAL_LINKS: {
    about: 'Links in the footer, as `Label=https://…`, separated by commas.',
    fallback:
      'LinkedIn=https://www.linkedin.com/,YouTube=https://www.youtube.com/,Discord=https://discord.com/',
  },
  JOB_SUCCESS_URL: {
    about: 'Form behind "Report success" for jobs.',
    fallback: 'https://forms.uplink.example/job-success',
  },
  INDUSTRY_CERTIFICATION_URL: {
    about: 'The same for certifications.',
    fallback: 'https://forms.uplink.example/industry-certification',
  },
  REALTIME_GRAPHQL_URL: {
    about: 'Accepted and passed on to clients; nothing here uses it.',
    fallback: '',
  },
  PARTNER_SITE_PORT: {
    about: 'Port of the example partner site in a demo.',
    otherwise: '`PORT` + 10',
  },
} as const satisfies Settings;
