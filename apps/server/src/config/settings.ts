/** One environment variable, as docs/operating/settings.md lists it. */
export interface Setting {
  group: SettingGroup;
  about: string;
  /** Its value where it isn't set. */
  fallback?: string;
  /** What it follows where it isn't set, when that is no fixed value. */
  otherwise?: string;
  /** Production without DEMO=1 doesn't start without it. */
  isRequired?: true;
  /** Read by a library and not by `readConfig`. */
  isOfLibrary?: true;
}

export const settingGroups = [
  'Server',
  'Database',
  'Mail and support',
  'Sign-in',
  'Storage and uploads',
  'Payments',
  'Limits',
  'Monitoring',
  'Content and services',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

const named = {
  NODE_ENV: {
    group: 'Server',
    about: '`production` refuses demo parts, demo accounts and weak secrets.',
  },
  DEMO: {
    group: 'Server',
    about: '`1` allows demo content and built-in providers in production.',
    otherwise: '`1` outside production',
  },
  PORT: { group: 'Server', about: 'Port of the academy.', fallback: '4100' },
  HOST: { group: 'Server', about: 'Address to listen on.', fallback: '127.0.0.1' },
  PUBLIC_URL: {
    group: 'Server',
    about: 'Where browsers reach the academy.',
    otherwise: '`http://localhost:PORT`',
    isRequired: true,
  },
  ACADEMY_NAME: {
    group: 'Server',
    about:
      'What the academy is called in its mails and files, and on the pages that the server draws. The portal has the name of its build.',
    fallback: 'Uplink Academy',
  },
  SECRET: {
    group: 'Server',
    about:
      'At least 32 random characters: signs file links and cookies, encrypts stored tokens. The same in all processes.',
    otherwise: 'made once and stored in `DATA_DIR`',
    isRequired: true,
  },
  FORMER_SECRETS: {
    group: 'Server',
    about:
      'Values that SECRET had before, separated by commas, until what they encrypted is encrypted again. They sign nothing.',
    otherwise: 'none',
  },
  TRUSTED_PROXIES: {
    group: 'Server',
    about: 'Addresses or networks of reverse proxies, separated by commas.',
    otherwise: 'none; in production `loopback,linklocal,uniquelocal`',
  },
  ALLOWED_ORIGINS: {
    group: 'Server',
    about: 'Other origins that may call the API, separated by commas.',
    fallback: '',
  },
  DRAIN_SECONDS: {
    group: 'Server',
    about:
      'After SIGTERM, how long `/health/ready` answers 503 while calls are still taken: long enough for the proxy to notice.',
    fallback: '0',
  },
  DATA_DIR: {
    group: 'Server',
    about: 'Folder of the embedded database and storage.',
    otherwise: '`.data` in the repository',
  },
  PORTAL_DIR: {
    group: 'Server',
    about: 'Folder of the built portal.',
    otherwise: '`apps/portal/dist`',
  },
  DOCS_DIR: {
    group: 'Server',
    about: 'Folder of the built docs, served at `/docs/`.',
    otherwise: '`apps/docs/dist`',
  },
  STORYBOOK_DIR: {
    group: 'Server',
    about: 'Folder of the built Storybook, served at `/storybook/`.',
    otherwise: '`apps/storybook/dist`',
  },
  NODE_COMPILE_CACHE: {
    group: 'Server',
    about: 'Where Node keeps compiled code.',
    otherwise: '`apps/server/node_modules/.cache`',
    isOfLibrary: true,
  },
  DATABASE_URL: {
    group: 'Database',
    about: 'A PostgreSQL address, `postgres://…`.',
    otherwise: 'the embedded database',
    isRequired: true,
  },
  DATABASE_CONNECTIONS: {
    group: 'Database',
    about:
      'Connections to PostgreSQL in each process, at most. One more listens for notifications.',
    fallback: '10',
  },
  SMTP_URL: {
    group: 'Mail and support',
    about: 'Mail server, `smtps://user:password@host`.',
    otherwise: 'mail is stored and shown at `/mail`',
    isRequired: true,
  },
  MAIL_FROM: {
    group: 'Mail and support',
    about: 'Sender of all mail.',
    fallback: 'Uplink Academy <academy@uplink.example>',
  },
  MAIL_WEBHOOK_SECRET: {
    group: 'Mail and support',
    about: 'Signs news of bounces and complaints sent to `/webhooks/mail/signed`.',
    otherwise: 'none is taken',
  },
  MAIL_SNS_TOPIC: {
    group: 'Mail and support',
    about:
      'The SNS topic by which Amazon SES tells `/webhooks/mail/ses` of bounces and complaints.',
    otherwise: 'none is taken',
  },
  SUPPORT_EMAIL: {
    group: 'Mail and support',
    about: 'Where learners write to support.',
    fallback: 'support@uplink.example',
  },
  CHAT_SCRIPT_URL: {
    group: 'Mail and support',
    about: "Script of the support's chat.",
    fallback: '',
  },
  REQUIRE_SECOND_FACTOR: {
    group: 'Sign-in',
    about:
      '`1` lets staff reach accounts and purchases only with a second factor, `0` also without.',
    otherwise: '`1` in production, `0` with demo content',
  },
  OIDC_ISSUER: {
    group: 'Sign-in',
    about: 'Outside identity provider, an https address in production.',
    otherwise: 'the built-in identity provider',
  },
  OIDC_CLIENT_ID: { group: 'Sign-in', about: 'Needed with OIDC_ISSUER.' },
  OIDC_CLIENT_SECRET: { group: 'Sign-in', about: 'Needed with OIDC_ISSUER.' },
  S3_BUCKET: {
    group: 'Storage and uploads',
    about: 'Bucket for uploads.',
    otherwise: 'files in `DATA_DIR`',
    isRequired: true,
  },
  S3_REGION: { group: 'Storage and uploads', about: 'Its region.', fallback: 'eu-central-1' },
  S3_ENDPOINT: {
    group: 'Storage and uploads',
    about: 'Address of a storage that speaks S3.',
    otherwise: "AWS's own",
  },
  AWS_ACCESS_KEY_ID: {
    group: 'Storage and uploads',
    about: 'Key of the storage.',
    otherwise: 'the role of the machine',
    isOfLibrary: true,
  },
  AWS_SECRET_ACCESS_KEY: {
    group: 'Storage and uploads',
    about: 'Secret of that key.',
    isOfLibrary: true,
  },
  UPLOAD_OPEN_BYTES: {
    group: 'Storage and uploads',
    about: 'Bytes of one person that are granted and not yet handed in.',
    fallback: '26843545600',
  },
  UPLOAD_STORED_BYTES: {
    group: 'Storage and uploads',
    about: 'Bytes of all files of one person.',
    fallback: '107374182400',
  },
  DISK_RESERVE_MB: {
    group: 'Storage and uploads',
    about: 'With less free on the disk of `DATA_DIR`, nothing that writes is accepted.',
    fallback: '32',
  },
  STRIPE_SECRET_KEY: {
    group: 'Payments',
    about: 'Stripe takes cards.',
    otherwise: 'the sandbox',
    isRequired: true,
  },
  STRIPE_PUBLISHABLE_KEY: { group: 'Payments', about: 'Needed with STRIPE_SECRET_KEY.' },
  STRIPE_WEBHOOK_SECRET: { group: 'Payments', about: 'Needed with STRIPE_SECRET_KEY.' },
  PAYPAL_CLIENT_ID: {
    group: 'Payments',
    about: 'PayPal takes wallets.',
    otherwise: 'the sandbox',
    isRequired: true,
  },
  PAYPAL_SECRET: { group: 'Payments', about: 'Needed with PAYPAL_CLIENT_ID.' },
  PAYPAL_WEBHOOK_ID: { group: 'Payments', about: 'Needed with PAYPAL_CLIENT_ID.' },
  PAYPAL_MODE: {
    group: 'Payments',
    about: '`live` or `sandbox`.',
    otherwise: '`live` in production, else `sandbox`',
  },
  PAYMENTS_SANDBOX_PORT: {
    group: 'Payments',
    about: "Port of the built-in sandbox's own origin.",
    otherwise: '`PORT` + 1',
  },
  PAYMENTS_SANDBOX_URL: {
    group: 'Payments',
    about: 'Where browsers reach the sandbox.',
    otherwise: 'the host of `PUBLIC_URL` with that port',
  },
  SELLER_NAME: {
    group: 'Payments',
    about: 'Who sells, on receipts.',
    otherwise: "the demo's",
    isRequired: true,
  },
  SELLER_ADDRESS: {
    group: 'Payments',
    about: 'Their address.',
    otherwise: "the demo's",
    isRequired: true,
  },
  SELLER_TAX_ID: {
    group: 'Payments',
    about: 'Their tax number.',
    otherwise: "the demo's",
    isRequired: true,
  },
  TAX_RATES: {
    group: 'Payments',
    about: 'Tax of each country; see [payments](../payments.md).',
    fallback: '',
  },
  STRIPE_TAX: {
    group: 'Payments',
    about:
      'Asks Stripe Tax instead: `inclusive` if prices include the tax, else `exclusive`; see [payments](../payments.md).',
    fallback: '',
  },
  STRIPE_TAX_HOME: {
    group: 'Payments',
    about: 'With `STRIPE_TAX`: the country of buyers without an address, such as `NL`.',
    fallback: '',
  },
  SUPPORT_REFUND_LIMIT: {
    group: 'Payments',
    about: 'What customer support may refund of one purchase, in minor units.',
    fallback: '10000',
  },
  SUPPORT_REFUND_DAY_LIMIT: {
    group: 'Payments',
    about: 'What one person of customer support may refund in 24 hours, in minor units.',
    fallback: '100000',
  },
  FREE_SALES_DAY_LIMIT: {
    group: 'Payments',
    about: 'How many products one person of sales may sell without a charge in 24 hours.',
    fallback: '50',
  },
  REQUESTS_PER_MINUTE: {
    group: 'Limits',
    about: 'Calls of one address, in each process.',
    fallback: '1200',
  },
  REQUESTS_PER_SECOND: {
    group: 'Limits',
    about: 'Pace that clients keep by themselves.',
    fallback: '10',
  },
  SOCKETS_PER_PERSON: { group: 'Limits', about: 'Live sockets of one person.', fallback: '30' },
  SOCKETS_PER_ADDRESS: { group: 'Limits', about: 'Live sockets of one address.', fallback: '500' },
  UPGRADES_PER_MINUTE: {
    group: 'Limits',
    about: 'New live sockets of one address.',
    fallback: '600',
  },
  SOCKET_FRAMES_PER_MINUTE: {
    group: 'Limits',
    about: 'Frames that one socket may send.',
    fallback: '60',
  },
  SOCKET_BUFFER_BYTES: {
    group: 'Limits',
    about: 'What a slow reader may leave unread before its socket is closed.',
    fallback: '1000000',
  },
  LOG_LEVEL: {
    group: 'Monitoring',
    about: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    fallback: 'warn',
  },
  METRICS_PORT: {
    group: 'Monitoring',
    about: 'Port of `/metrics` for Prometheus, apart from the public one.',
    otherwise: 'no metrics',
  },
  METRICS_HOST: {
    group: 'Monitoring',
    about: 'Address that port listens on.',
    fallback: '127.0.0.1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    group: 'Monitoring',
    about: 'OpenTelemetry collector that gets traces over HTTP, such as `http://127.0.0.1:4318`.',
    otherwise: 'no traces',
  },
  TRACES_PERCENT: {
    group: 'Monitoring',
    about: 'Share of calls that are traced, when the caller has not decided it.',
    fallback: '100',
  },
  RECORDING_URL: {
    group: 'Monitoring',
    about: 'Service that keeps session recordings.',
    otherwise: 'none; memory in a demo',
  },
  RECORDING_KEY: { group: 'Monitoring', about: 'Needed with RECORDING_URL.' },
  ANALYTICS_URL: { group: 'Monitoring', about: 'Address that gets page views.', fallback: '' },
  CLAMD_URL: {
    group: 'Content and services',
    about: "ClamAV's daemon, `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`.",
    otherwise: 'uploads are checked for programs and the test virus only',
  },
  CLAMD_MAX_MB: {
    group: 'Content and services',
    about: "So much of each file is sent to CLAMD_URL; at most the daemon's `StreamMaxLength`.",
    fallback: '25',
  },
  FFMPEG: {
    group: 'Content and services',
    about:
      'The command that makes smaller versions of lesson videos, for slow connections; `off` makes none. Where it is not installed, none are made.',
    fallback: 'ffmpeg',
  },
  LABS_URL: {
    group: 'Content and services',
    about: 'Vendor of the practice labs.',
    otherwise: 'simulated labs',
    isRequired: true,
  },
  LABS_KEY: { group: 'Content and services', about: 'Needed with LABS_URL.' },
  COMPANY_LOOKUP_URL: {
    group: 'Content and services',
    about: 'Service that suggests names of companies.',
    fallback: '',
  },
  SPECIAL_PROGRAM: {
    group: 'Content and services',
    about: 'Unique name of the program at `/zte`.',
    otherwise: 'none; `network-engineer` in a demo',
  },
  SOCIAL_LINKS: {
    group: 'Content and services',
    about: 'Links in the footer, as `Label=https://…`, separated by commas.',
    fallback:
      'LinkedIn=https://www.linkedin.com/,YouTube=https://www.youtube.com/,Discord=https://discord.com/',
  },
  JOB_SUCCESS_URL: {
    group: 'Content and services',
    about: 'Form behind "Report success" for jobs.',
    fallback: 'https://forms.uplink.example/job-success',
  },
  INDUSTRY_CERTIFICATION_URL: {
    group: 'Content and services',
    about: 'The same for certifications.',
    fallback: 'https://forms.uplink.example/industry-certification',
  },
  REALTIME_GRAPHQL_URL: {
    group: 'Content and services',
    about: 'Accepted and passed on to clients; nothing here uses it.',
    fallback: '',
  },
  PARTNER_SITE_PORT: {
    group: 'Content and services',
    about: 'Port of the example partner site in a demo.',
    otherwise: '`PORT` + 10',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof named;

/** Every environment variable the server reads: a name that isn't here is a type error. */
export const settings: Record<SettingName, Setting> = named;
