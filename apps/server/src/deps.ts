import type { Kysely } from 'kysely';
import type { Grader } from './areas/exercises/grading/grader.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { DB } from './db/schema.ts';
import type { PdfPrinter } from './pdf/pdf-printer.ts';
import type { CompanyProvider } from './providers/companies/companies.ts';
import type { VideoEncoder } from './providers/encoder/encoder.ts';
import type { SigningKey } from './providers/identity/oidc/signing-keys.ts';
import type { LabProvider } from './providers/labs/labs.ts';
import type { MailProvider } from './providers/mail/mail.ts';
import type { PaymentProviders } from './providers/payments/payments.ts';
import type { RecordingProvider } from './providers/recording/recording.ts';
import type { StorageProvider } from './providers/storage/storage.ts';
import type { TaxProvider } from './providers/tax/tax.ts';

/** What the areas are built from. */
export interface Deps {
  config: Config;
  db: Kysely<DB>;
  clock: Clock;
  mail: MailProvider;
  storage: StorageProvider;
  pdf: PdfPrinter;
  grader: Grader;
  encoder: VideoEncoder;
  companies: CompanyProvider;
  labs: LabProvider;
  tax: TaxProvider;
  /** Who moves money; never called inside a transaction. */
  payments: PaymentProviders;
  recordings: RecordingProvider | undefined;
  /** There once the database is filled. */
  signingKey: Promise<SigningKey>;
  publicUrl: string;
  /** Names the academy in mails and files. */
  academyName: string;
}
