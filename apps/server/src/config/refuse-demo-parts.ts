import type { Config } from './config.types.ts';

/** Fails with everything that production still lacks. */
export function refuseDemoParts(config: Config): void {
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
