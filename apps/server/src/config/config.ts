import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { REQUESTS_PER_SECOND } from '@uplink/api-client/domain';
import type { Config } from './config.types.ts';
import { readPartnerSite } from './partner-site.ts';
import { readPayments } from './payments-config.ts';
import { readOrigins, readProxies, readSocialLinks } from './read-lists.ts';
import {
  readClamd,
  readKeyed,
  readLive,
  readMetrics,
  readOidc,
  readS3,
  readTraces,
} from './read-services.ts';
import {
  readAmounts,
  readNumber,
  readSwitch,
  readUrl,
  type Variables,
  web,
} from './read-values.ts';
import { refuseDemoParts } from './refuse-demo-parts.ts';
import { readSeller } from './seller.ts';
import { readTax } from './tax-config.ts';

export type { Config, UploadLimits } from './config.types.ts';

const gibibyte = 1024 ** 3;
const forms = 'https://forms.uplink.example';

/** Reads and checks the environment; a wrong value fails with a sentence that says what to set. */
export function readConfig(env: Variables): Config {
  const isProduction = env.NODE_ENV === 'production';
  const isDemo = env.DEMO === '1' || !isProduction;
  const port = readNumber(env, 'PORT', 4100);
  const publicUrl = readUrl(env, 'PUBLIC_URL', web) ?? `http://localhost:${port}`;
  const config: Config = {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl,
    academyName: env.ACADEMY_NAME || 'Uplink Academy',
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres', 'postgresql']),
    databaseConnections: readNumber(env, 'DATABASE_CONNECTIONS', 10),
    drainSeconds: readNumber(env, 'DRAIN_SECONDS', 0),
    dataDir: env.DATA_DIR || fileURLToPath(new URL('../../../../.data', import.meta.url)),
    portalDir: env.PORTAL_DIR || builtApp('portal'),
    docsDir: env.DOCS_DIR || builtApp('docs'),
    storybookDir: env.STORYBOOK_DIR || builtApp('storybook'),
    isProduction,
    isDemo,
    secret: env.SECRET ?? '',
    formerSecrets: (env.FORMER_SECRETS ?? '').split(',').filter(Boolean),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp', 'smtps']),
    mailFrom: env.MAIL_FROM || 'Uplink Academy <academy@uplink.example>',
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET || undefined,
    mailSnsTopic: env.MAIL_SNS_TOPIC || undefined,
    supportEmail: env.SUPPORT_EMAIL || 'support@uplink.example',
    supportRefundLimits: readAmounts(env, 'SUPPORT_REFUND_LIMIT', 'USD=10000;EUR=10000;GBP=8000'),
    supportRefundDayLimits: readAmounts(
      env,
      'SUPPORT_REFUND_DAY_LIMIT',
      'USD=100000;EUR=100000;GBP=80000',
    ),
    freeSalesDayLimit: readNumber(env, 'FREE_SALES_DAY_LIMIT', 50),
    offlineSalesDayLimit: readNumber(env, 'OFFLINE_SALES_DAY_LIMIT', 50),
    offlineSaleLimits: readAmounts(env, 'OFFLINE_SALE_LIMIT', 'USD=500000;EUR=500000;GBP=400000'),
    requestsPerMinute: readNumber(env, 'REQUESTS_PER_MINUTE', 1200),
    live: readLive(env),
    diskReserveBytes: readNumber(env, 'DISK_RESERVE_MB', 32) * 1_000_000,
    requestsPerSecond: readNumber(env, 'REQUESTS_PER_SECOND', REQUESTS_PER_SECOND),
    reportSuccess: {
      jobSuccessUrl: readUrl(env, 'JOB_SUCCESS_URL', web) ?? `${forms}/job-success`,
      industryCertificationUrl:
        readUrl(env, 'INDUSTRY_CERTIFICATION_URL', web) ?? `${forms}/industry-certification`,
    },
    specialProgram: env.SPECIAL_PROGRAM || (isDemo ? 'network-engineer' : undefined),
    socialLinks: readSocialLinks(env),
    realtimeGraphqlUrl: readUrl(env, 'REALTIME_GRAPHQL_URL', [...web, 'ws', 'wss']),
    trustedProxies: readProxies(env, isProduction),
    allowedOrigins: readOrigins(env),
    oidc: readOidc(env, isProduction),
    companyLookupUrl: readUrl(env, 'COMPANY_LOOKUP_URL', web),
    s3: readS3(env),
    uploads: {
      openBytes: readNumber(env, 'UPLOAD_OPEN_BYTES', 25 * gibibyte),
      storedBytes: readNumber(env, 'UPLOAD_STORED_BYTES', 100 * gibibyte),
    },
    clamd: readClamd(env),
    ffmpeg: env.FFMPEG === 'off' ? undefined : env.FFMPEG || 'ffmpeg',
    labs: readKeyed(env, 'LABS'),
    paymentProviders: readPayments(env, { port, publicUrl, isProduction }),
    partnerSite: readPartnerSite(env, { port, publicUrl }),
    seller: readSeller(env),
    recording: readKeyed(env, 'RECORDING'),
    analyticsUrl: readUrl(env, 'ANALYTICS_URL', web),
    chatScriptUrl: readUrl(env, 'CHAT_SCRIPT_URL', web),
    tax: readTax(env),
    requiresSecondFactor: readSwitch(env, 'REQUIRE_SECOND_FACTOR', !isDemo),
    logLevel: env.LOG_LEVEL || 'warn',
    metrics: readMetrics(env),
    traces: readTraces(env),
  };
  if (isProduction && !isDemo) refuseDemoParts(config);
  return config;
}

const builtApp = (name: string) => fileURLToPath(new URL(`../../../${name}/dist`, import.meta.url));

/** A temporary secret for a run without one: sessions and links end with the process. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
