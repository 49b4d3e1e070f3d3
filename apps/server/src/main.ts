import { DEMO_PASSWORD, demoAccounts } from '../demo/accounts.ts';
import { type Config, readConfig } from './config/config.ts';
import { type Pglite, startEmbedded } from './db/pglite/start-pglite.ts';
import type { Running } from './start.ts';

const stopDeadline = 10_000;
/** A terminal's Ctrl-C may arrive twice, from the terminal and from npm; that is one wish. */
const oneWish = 500;

try {
  const config = readConfig(process.env);
  // It opens in its own thread while the code that uses it loads.
  const pglite = config.databaseUrl
    ? undefined
    : startEmbedded(config.dataDir, { takesDemo: config.isDemo });
  const starting = Promise.all([startOn(config, pglite), pglite?.opened]);
  // Before it is ready: it may be asked to stop in that very moment.
  stopOnSignals(starting, stopDeadline + config.drainSeconds * 1000);
  await starting;
  announce(config);
} catch (error) {
  console.error(`\n${explain(error)}\n`);
  process.exit(1);
}

async function startOn(config: Config, pglite: Pglite | undefined): Promise<Running> {
  const [{ connect }, { start }] = await Promise.all([
    import('./db/database.ts'),
    import('./start.ts'),
  ]);
  return start(config, connect(config, pglite), pglite?.opened);
}

function announce(config: Config) {
  console.log(`\n${config.academyName.padEnd(17)} ${config.publicUrl}`);
  console.log(`API reference     ${config.publicUrl}/reference`);
  console.log(`Docs              ${config.publicUrl}/docs`);
  console.log(`Storybook         ${config.publicUrl}/storybook`);
  if (!config.isDemo) return;
  console.log(`Checkout page     ${config.publicUrl}/checkout/ospf-in-practice`);
  console.log(`Partner site      ${config.partnerSite.url}`);
  if (!config.smtpUrl) console.log(`Mail              ${config.publicUrl}/mail`);
  const { stripe, paypal, sandbox } = config.paymentProviders;
  if (!stripe || !paypal) {
    console.log(`Payment sandbox   ${sandbox.publicUrl}  test card 4242 4242 4242 4242`);
  }
  console.log(`\nDemo accounts, all with the password ${DEMO_PASSWORD}`);
  for (const { role, email } of demoAccounts) console.log(`  ${role.padEnd(18)}${email}`);
  console.log('');
}

function stopOnSignals(starting: Promise<[Running, unknown]>, deadline: number) {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > oneWish) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      setTimeout(() => process.exit(1), deadline).unref();
      const [running] = await starting;
      await running.stop();
      process.exit(0);
    });
  }
}

/** What the one who starts the server can do about it; the stack is for those who ask for it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`;
  if (code === 'ECONNREFUSED')
    return `${error.message}. Does DATABASE_URL point to a running PostgreSQL?`;
  return process.env.LOG_LEVEL === 'debug' ? String(error.stack) : error.message;
}
