import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { REQUESTS_PER_SECOND } from '@uplink/api-client/domain';
import type { ClamdSettings } from '../providers/scanner/clamd.ts';
import { readPartnerSite } from './partner-site.ts';
import { type PaymentsConfig, readPayments } from './payments-config.ts';
import {
  type Environment,
  readNumber,
  readSwitch,
  readUrl,
  type Variables,
} from './read-values.ts';
import { readSeller, type Seller } from './seller.ts';
import { readTax, type TaxConfig } from './tax-config.ts';

/** What a deployment sets by its environment. */
export interface Config {
  port: number;
  host: string;
  /** Where browsers reach this server, without a trailing slash. */
  publicUrl: string;
  /** A PostgreSQL address; undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** To PostgreSQL, in each process. */
  databaseConnections: number;
  dataDir: string;
  /** How long a server that is asked to stop says so before it does. */
  drainSeconds: number;
  /** Built portal to serve; undefined when another server does. */
  portalDir: string;
  docsDir: string;
  storybookDir: string;
  isProduction: boolean;
  /** Demo content, accounts and the mail viewer. */
  isDemo: boolean;
  /** Signs upload policies, file links and cookies, and encrypts stored refresh tokens. */
  secret: string;
  /** Secrets from before: they only open what they encrypted. */
  formerSecrets: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  mailWebhookSecret: string | undefined;
  mailSnsTopic: string | undefined;
  requestsPerMinute: number;
  /** What one visitor may take by live sockets, in each process of the server. */
  live: {
    socketsPerPerson: number;
    /** Also counts those whose ticket is still being looked up. */
    socketsPerAddress: number;
    upgradesPerMinute: number;
    /** Of any kind, pings too, on one socket. */
    framesPerMinute: number;
    /** What a reader may leave unread before its socket is closed. */
    bufferedBytes: number;
  };
  /** What stays free on the disk of `dataDir`: with less, nothing that writes is taken. */
  diskReserveBytes: number;
  /** The limit clients should keep to; the server enforces the one above. */
  requestsPerSecond: number;
  /** The example site of a partner that a demo serves beside the academy. */
  partnerSite: { port: number; url: string };
  /** Outside forms behind 'Report success'. */
  reportSuccess: { jobSuccessUrl: string; industryCertificationUrl: string };
  /** Unique name of the program of /zte; undefined for none. */
  specialProgram: string | undefined;
  /** Where the academy is found elsewhere; in the footer. */
  socialLinks: { label: string; url: string }[];
  /** Accepted for clients of other origin; live data goes by the websocket, so nothing here uses it. */
  realtimeGraphqlUrl: string | undefined;
  /** Addresses of the proxies whose word on a caller's address counts; empty for none. */
  trustedProxies: string[];
  /** Origins beside `publicUrl` that may call the API. */
  allowedOrigins: string[];
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined;
  /** The suggestion service for names of companies; undefined for none. */
  companyLookupUrl: string | undefined;
  s3: { bucket: string; region: string; endpoint: string | undefined } | undefined;
  uploads: UploadLimits;
  /** ClamAV's daemon; undefined for the built-in scanner alone. */
  clamd: ClamdSettings | undefined;
  /** The command that makes smaller versions of videos; undefined for none. */
  ffmpeg: string | undefined;
  /** The vendor of the practice labs; undefined for simulated ones. */
  labs: { url: string; key: string } | undefined;
  paymentProviders: PaymentsConfig;
  seller: Seller;
  /** In minor units: what customer support may refund of one purchase. */
  supportRefundLimit: number;
  /** Where session recordings go; undefined for nowhere, or memory in a demo. */
  recording: { url: string; key: string } | undefined;
  /** Told of page views by the browser; undefined for none, or in a demo the browser's console. */
  analyticsUrl: string | undefined;
  /** The script of the support's chat; undefined for none, or in a demo the browser's console. */
  chatScriptUrl: string | undefined;
  tax: TaxConfig;
  /** Staff reach accounts and purchases only with a second factor. */
  requiresSecondFactor: boolean;
  logLevel: string;
  /** Where Prometheus reads `/metrics`: a port that no visitor reaches; undefined for no metrics. */
  metrics: { port: number; host: string } | undefined;
  /** The OpenTelemetry collector; undefined for no traces. */
  traces: { url: string; percent: number } | undefined;
}

/** Bytes one person may take up in the storage. */
export interface UploadLimits {
  /**
   * Granted and not handed in yet, until the grant is over.
   * @default 26843545600, the five largest files of one homework
   */
  openBytes: number;
  /**
   * All their files, those not handed in included until they are swept.
   * @default 107374182400
   */
  storedBytes: number;
}

const gibibyte = 1024 ** 3;
const web = ['http', 'https'];
const forms = 'https://forms.uplink.example';
const proxyForm = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i;

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
    supportRefundLimit: readNumber(env, 'SUPPORT_REFUND_LIMIT', 10_000),
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
    companyLookupUrl: readUrl(env, 'COMPANY_LOOKUP_URL', ['http', 'https']),
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

function readClamd(env: Environment): ClamdSettings | undefined {
  const url = readUrl(env, 'CLAMD_URL', ['tcp', 'unix']);
  const maxBytes = readNumber(env, 'CLAMD_MAX_MB', 25) * 1_000_000;
  return url === undefined ? undefined : { url, maxBytes, timeoutMs: 60_000 };
}

const builtApp = (name: string) => fileURLToPath(new URL(`../../../${name}/dist`, import.meta.url));

/** A temporary secret for a run without one: sessions and links end with the process. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function refuseDemoParts(config: Config): void {
  const faults: string[] = [];
  if (!isRandom(config.secret)) faults.push('Set SECRET to at least 32 random characters.');
  if (!config.databaseUrl) faults.push('Set DATABASE_URL to a PostgreSQL database.');
  if (!config.smtpUrl) faults.push('Set SMTP_URL: the built-in mail provider only stores mail.');
  if (!config.labs) faults.push('Set LABS_URL: the built-in labs are simulated.');
  const { stripe, paypal } = config.paymentProviders;
  if (!stripe) faults.push('Set STRIPE_SECRET_KEY: the built-in card provider moves no money.');
  if (!paypal) faults.push('Set PAYPAL_CLIENT_ID: the built-in wallet provider moves no money.');
  if (!config.seller.isSet)
    faults.push('Set SELLER_NAME, SELLER_ADDRESS and SELLER_TAX_ID: receipts name the seller.');
  if (!config.s3) faults.push('Set S3_BUCKET: the built-in storage is a single disk.');
  if (!config.publicUrl.startsWith('https://')) faults.push('Set PUBLIC_URL to an https address.');
  if (faults.length > 0) {
    throw new Error(
      `This configuration isn't ready for production (set DEMO=1 to allow it):\n- ${faults.join('\n- ')}`,
    );
  }
}

/** Long enough, and not a repeated character or a word from an example. */
function isRandom(secret: string): boolean {
  return (
    secret.length >= 32 && new Set(secret).size >= 12 && !/secret|change|example/i.test(secret)
  );
}

function readOrigins(env: Environment): string[] {
  const origins = (env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean);
  const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (wrong === undefined) return origins;
  throw new Error(
    `Set ALLOWED_ORIGINS to origins such as https://shop.example, separated by commas. ${wrong} isn't one.`,
  );
}

const defaultSocialLinks =
  'LinkedIn=https://www.linkedin.com/,YouTube=https://www.youtube.com/,Discord=https://discord.com/';

function readSocialLinks(env: Environment): Config['socialLinks'] {
  const pairs = (env.SOCIAL_LINKS ?? defaultSocialLinks).split(',').filter(Boolean);
  return pairs.map((pair) => {
    const [, label = '', url = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(pair.trim()) ?? [];
    if (URL.canParse(url)) return { label, url };
    throw new Error(
      `Set SOCIAL_LINKS to pairs such as YouTube=https://youtube.example, separated by commas. ${pair} isn't one.`,
    );
  });
}

/** In production the proxy is on the machine or in the private network, unless it is said to be elsewhere. */
function readProxies(env: Environment, isProduction: boolean): string[] {
  const value = env.TRUSTED_PROXIES ?? (isProduction ? 'loopback,linklocal,uniquelocal' : '');
  const proxies = value.split(',').filter(Boolean);
  if (proxies.every((proxy) => proxyForm.test(proxy))) return proxies;
  throw new Error(
    'Set TRUSTED_PROXIES to addresses or networks such as 10.0.0.0/8, separated by commas.',
  );
}

function readS3(env: Environment): Config['s3'] {
  if (!env.S3_BUCKET) return undefined;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'eu-central-1',
    endpoint: readUrl(env, 'S3_ENDPOINT', ['http', 'https']),
  };
}

/** Generous for tabs, and for a class of learners behind one address. */
function readLive(env: Environment): Config['live'] {
  return {
    socketsPerPerson: readNumber(env, 'SOCKETS_PER_PERSON', 30),
    socketsPerAddress: readNumber(env, 'SOCKETS_PER_ADDRESS', 500),
    upgradesPerMinute: readNumber(env, 'UPGRADES_PER_MINUTE', 600),
    framesPerMinute: readNumber(env, 'SOCKET_FRAMES_PER_MINUTE', 60),
    bufferedBytes: readNumber(env, 'SOCKET_BUFFER_BYTES', 1_000_000),
  };
}

function readMetrics(env: Environment): Config['metrics'] {
  const host = env.METRICS_HOST || '127.0.0.1';
  return env.METRICS_PORT ? { port: readNumber(env, 'METRICS_PORT', 0), host } : undefined;
}

function readTraces(env: Environment): Config['traces'] {
  const url = readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', web);
  const percent = readNumber(env, 'TRACES_PERCENT', 100);
  if (percent > 100) throw new Error('Set TRACES_PERCENT to a number from 0 to 100.');
  return url ? { url, percent } : undefined;
}

/** A service of others: its address and the key it knows this server by. */
function readKeyed(
  env: Environment,
  name: 'LABS' | 'RECORDING',
): { url: string; key: string } | undefined {
  const url = readUrl(env, `${name}_URL`, web);
  if (!url) return undefined;
  const key = env[`${name}_KEY`];
  if (!key) throw new Error(`Set ${name}_KEY along with ${name}_URL.`);
  return { url, key };
}

function readOidc(env: Environment, isProduction: boolean): Config['oidc'] {
  const issuer = readUrl(env, 'OIDC_ISSUER', isProduction ? ['https'] : web);
  // The issuer's name is compared letter by letter: it stays as it was written.
  if (!issuer || !env.OIDC_ISSUER) return undefined;
  if (!env.OIDC_CLIENT_ID || !env.OIDC_CLIENT_SECRET) {
    throw new Error('Set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET along with OIDC_ISSUER.');
  }
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  };
}
