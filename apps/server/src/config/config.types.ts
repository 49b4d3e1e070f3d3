import type { ClamdSettings } from '../providers/scanner/clamd.ts';
import type { PaymentsConfig } from './payments-config.ts';
import type { Seller } from './seller.ts';
import type { TaxConfig } from './tax-config.ts';

/** What a deployment sets by its environment. */
export interface Config {
  port: number;
  host: string;
  /** Where browsers reach this server, without a trailing slash. */
  publicUrl: string;
  /** What the academy is called in its mails and files, and on the pages that the server draws. */
  academyName: string;
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
  /** A partner's example site, which a demo also serves. */
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
  /** Origins besides `publicUrl` that may call the API. */
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
  /** By currency, in its minor units: what customer support may refund of one purchase. */
  supportRefundLimits: ReadonlyMap<string, number>;
  /** The same of what one person of customer support refunds in 24 hours. */
  supportRefundDayLimits: ReadonlyMap<string, number>;
  /** How many products one person of sales sells without a charge in 24 hours. */
  freeSalesDayLimit: number;
  /** The same of what was paid elsewhere. */
  offlineSalesDayLimit: number;
  /** By currency, in its minor units: up to which amount sales may note a sale as paid elsewhere. */
  offlineSaleLimits: ReadonlyMap<string, number>;
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
