import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { PaymentsConfig } from '../config/payments-config.ts';
import type { DB } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type CompanyProvider, noCompanies } from './companies/companies.ts';
import { createHttpCompanies } from './companies/http-companies.ts';
import type { VideoEncoder } from './encoder/encoder.ts';
import { createFfmpeg, noEncoder } from './encoder/ffmpeg.ts';
import type { LabProvider } from './labs/labs.ts';
import { createSimulatedLabs } from './labs/simulated-labs.ts';
import type { DeliverMail, MailProvider } from './mail/mail.ts';
import { guardDelivery, guardMail } from './mail/mail-faults.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { createOutbox } from './mail/outbox.ts';
import type { PaymentProviders } from './payments/payments.ts';
import { createProviderRefs } from './payments/provider-refs.ts';
import { returnPath } from './payments/return-routes.ts';
import { createSandbox, type Sandbox } from './payments/sandbox/sandbox.ts';
import { createHttpRecording } from './recording/http-recording.ts';
import { createMemoryRecording } from './recording/memory-recording.ts';
import type { RecordingProvider } from './recording/recording.ts';
import { builtInScanner } from './scanner/built-in-scanner.ts';
import { scanUploads } from './scanner/scanned-storage.ts';
import { type Scanner, scanWithAll } from './scanner/scanner.ts';
import { createLocalStorage } from './storage/local-storage.ts';
import type { LocalObjects, StorageProvider } from './storage/storage.ts';
import type { TaxProvider } from './tax/tax.ts';
import { createTaxTable } from './tax/tax-table.ts';

/** What the server needs of the outside world, each built in or real as the configuration says. */
export interface Providers {
  storage: StorageProvider;
  /** The built-in storage, when it is the one in use. */
  objects: (StorageProvider & LocalObjects) | undefined;
  /** Makes smaller versions of videos, where it is installed. */
  encoder: VideoEncoder;
  labs: LabProvider;
  payments: PaymentProviders;
  /** The built-in payment provider, when it is the one in use for cards or wallets. */
  sandbox: Sandbox | undefined;
  mail: MailProvider;
  /** Where the mails that wait as jobs go. */
  deliverMail: DeliverMail;
  companies: CompanyProvider;
  tax: TaxProvider;
  /** Undefined when recordings have no place to go: then none are made. */
  recordings: RecordingProvider | undefined;
}

interface ProviderOptions {
  config: Config;
  db: Kysely<DB>;
  clock: Clock;
  jobs: Jobs;
}

export async function createProviders(options: ProviderOptions): Promise<Providers> {
  const [stored, mail, labs, payments, tax] = await Promise.all([
    chooseStorage(options),
    chooseMail(options),
    chooseLabs(options),
    choosePayments(options),
    chooseTax(options.config),
  ]);
  const { companyLookupUrl, ffmpeg } = options.config;
  const companies = companyLookupUrl ? createHttpCompanies(companyLookupUrl) : noCompanies;
  return {
    objects: stored.objects,
    storage: scanUploads(stored.storage, await chooseScanner(options.config)),
    ...mail,
    ...payments,
    encoder: ffmpeg ? createFfmpeg(ffmpeg) : noEncoder,
    labs,
    companies,
    tax,
    recordings: chooseRecordings(options.config),
  };
}

/** What the built-in scanner passes goes to ClamAV, where there is one. */
async function chooseScanner({ clamd }: Config): Promise<Scanner> {
  if (!clamd) return builtInScanner;
  const { createClamd } = await import('./scanner/clamd.ts');
  return scanWithAll([builtInScanner, createClamd(clamd)]);
}

function chooseRecordings({ recording, isDemo }: Config): RecordingProvider | undefined {
  if (recording) return createHttpRecording(recording);
  return isDemo ? createMemoryRecording() : undefined;
}

/** A client of the outside world is loaded where one is used: its code would hold up every other start. */
export async function chooseStorage({ config, clock }: { config: Config; clock: Clock }) {
  if (config.s3) {
    const { createS3Storage } = await import('./storage/s3-storage.ts');
    return { storage: createS3Storage(config.s3, clock), objects: undefined };
  }
  const folder = join(config.dataDir, 'storage');
  const objects = createLocalStorage({ ...config, folder, clock });
  return { storage: objects, objects };
}

async function choosePayments({ config, db, clock }: Omit<ProviderOptions, 'jobs'>) {
  const { secret, academyName, paymentProviders } = config;
  const { stripe, paypal, sandbox: place } = paymentProviders;
  const sandbox =
    stripe && paypal
      ? undefined
      : createSandbox({ db, clock, publicUrl: place.publicUrl, secret, academyName });
  const [card, wallet] = await Promise.all([
    stripe ? loadStripe(stripe, db) : sandbox?.providers.card,
    paypal ? loadPaypal(paypal, db, config) : sandbox?.providers.wallet,
  ]);
  if (!card || !wallet) throw new Error('Payments have no provider.');
  return { payments: { card, wallet }, sandbox };
}

async function chooseTax({ tax }: Config): Promise<TaxProvider> {
  if (!tax.stripe) return createTaxTable(tax.rates);
  const { createStripeTax } = await import('./tax/stripe-tax.ts');
  return createStripeTax(tax.stripe);
}

async function loadStripe(settings: NonNullable<PaymentsConfig['stripe']>, db: Kysely<DB>) {
  const { createStripeProvider } = await import('./payments/stripe/stripe-provider.ts');
  return createStripeProvider(settings, createProviderRefs(db, 'stripe'));
}

async function loadPaypal(
  settings: NonNullable<PaymentsConfig['paypal']>,
  db: Kysely<DB>,
  { publicUrl, academyName }: Config,
) {
  const { createPaypalProvider } = await import('./payments/paypal/paypal-provider.ts');
  const refs = createProviderRefs(db, 'paypal');
  const returnUrl = publicUrl + returnPath;
  return createPaypalProvider({ settings, refs, returnUrl, academyName });
}

async function chooseLabs({ config, clock }: { config: Config; clock: Clock }) {
  if (!config.labs) return createSimulatedLabs({ ...config, clock });
  const { createHttpLabs } = await import('./labs/http-labs.ts');
  return createHttpLabs(config.labs);
}

async function chooseMail({ config, db, clock, jobs }: ProviderOptions) {
  const guarded = { db, clock };
  const { smtpUrl: url, mailFrom: from, academyName } = config;
  if (url) {
    const { createSmtp } = await import('./mail/smtp.ts');
    return {
      mail: createMailQueue(db, jobs, config),
      deliverMail: guardDelivery(guarded, createSmtp({ url, from, academyName })),
    };
  }
  const mail = guardMail(guarded, createOutbox(db));
  const deliverMail: DeliverMail = (letter) => mail.send(letter);
  return { mail, deliverMail };
}
