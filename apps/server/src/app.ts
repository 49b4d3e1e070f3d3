import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { allHandlers } from './all-handlers.ts';
import { registerPhotos } from './areas/account/photo.routes.ts';
import { registerCovers } from './areas/catalog/covers/cover.routes.ts';
import { CHECKOUT_PICTURES, isPictureOfPage } from './areas/checkout/management/layout-pictures.ts';
import { createGrader } from './areas/exercises/grading/grader.ts';
import { registerFront } from './areas/front/front.routes.ts';
import { createFront } from './areas/front/front-cache.ts';
import { registerMedia } from './areas/media/media.routes.ts';
import { registerCalendarFeed } from './areas/milestones/calendar-feed.ts';
import { registerLive } from './areas/notifications/live.ts';
import { registerEmbedFrames } from './areas/partners/embed-frames.ts';
import { registerLoader } from './areas/partners/loader-files.ts';
import { isShown, PICTURE_PATH } from './areas/products/authoring/product-pictures.ts';
import { paymentListener } from './areas/purchases/payment-news.ts';
import { createStatusMonitor, watchStatus } from './areas/status/status-monitor.ts';
import { registerPictures } from './areas/uploads/picture-routes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Deps } from './deps.ts';
import type { OnFault } from './jobs/attempt.ts';
import { registerMonitoring } from './monitoring/monitoring.ts';
import { createPdfPrinter } from './pdf/pdf-printer.ts';
import { registerApiReference } from './plugins/api-reference.ts';
import { createAccessTokenVerifier } from './plugins/authentication/access-token.ts';
import { createAuthenticate } from './plugins/authentication/authentication.ts';
import { registerCompression } from './plugins/compression.ts';
import { registerContract } from './plugins/contract/contract.ts';
import { refuseAddress, registerErrorHandler } from './plugins/errors/error-handler.ts';
import { freeIn, registerFreeSpace } from './plugins/free-space.ts';
import { registerHealth } from './plugins/health.ts';
import { registerJsonBodies } from './plugins/json-bodies.ts';
import { loggerOptions } from './plugins/logging.ts';
import { registerPages } from './plugins/pages.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { createRequestIds } from './plugins/request-ids.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerSites } from './plugins/sites.ts';
import { registerSlowBodies } from './plugins/slow-bodies.ts';
import { registerIdentity } from './providers/identity/identity-routes.ts';
import { createLateProvider } from './providers/identity/oidc/late-provider.ts';
import type { SigningKey } from './providers/identity/oidc/signing-keys.ts';
import { registerSimulatedLabs } from './providers/labs/simulated-labs.ts';
import { registerMailViewer } from './providers/mail/mail-viewer.ts';
import { registerUnsubscribe } from './providers/mail/unsubscribe.ts';
import { registerMailWebhooks } from './providers/mail/webhooks/mail-webhooks.ts';
import { registerPaymentReturn } from './providers/payments/return-routes.ts';
import { registerPaymentWebhooks } from './providers/payments/webhooks/webhook-routes.ts';
import type { Providers } from './providers/providers.ts';
import { registerStorage } from './providers/storage/storage-routes.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  clock: Clock;
  providers: Providers;
  /** Of a database that is still being opened; the rest of the server is put together meanwhile. */
  signingKey: Promise<SigningKey>;
}

/** The whole server, not yet listening. */
export async function buildApp({
  config,
  database,
  clock,
  providers,
  signingKey,
}: AppOptions): Promise<FastifyInstance> {
  const { db } = database;
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // One for each request would cost more than all that most of them do; who logs names the request.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    bodyLimit: 1_048_576,
    // Nothing sent and nothing read for so long: clients give up after 90 seconds.
    connectionTimeout: 120_000,
    // The contract's longest name in an address has 200 characters, two of JavaScript's each at most.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    frameworkErrors: refuseAddress,
    genReqId: createRequestIds(),
  });
  app.decorate('academyName', config.academyName);
  const onFault: OnFault = (error, what) => app.log.error({ err: error }, what);
  const deps: Deps = {
    config,
    db,
    clock,
    signingKey,
    publicUrl: config.publicUrl,
    academyName: config.academyName,
    mail: providers.mail,
    storage: providers.storage,
    pdf: createPdfPrinter(onFault),
    grader: createGrader(onFault),
    encoder: providers.encoder,
    companies: providers.companies,
    labs: providers.labs,
    tax: providers.tax,
    payments: providers.payments,
    recordings: providers.recordings,
  };
  app.addHook('onClose', deps.pdf.close);
  app.addHook('onClose', deps.grader.close);
  const verify = createAccessTokenVerifier({
    issuer: config.publicUrl,
    keys: async (header, token) => (await signingKey).publicKeys(header, token),
    now: () => clock.now(),
  });
  const allowedOrigins = [new URL(config.publicUrl).origin, ...config.allowedOrigins];

  // A connection that cannot be accepted, for want of file handles, ends no one else's.
  app.server.on('error', (error) => app.log.error({ err: error }, 'server'));
  registerErrorHandler(app);
  await registerMonitoring(app, config, database);
  await registerSecurityHeaders(app, config, allowedOrigins);
  await registerRateLimit(app, config.requestsPerMinute);
  registerSlowBodies(app);
  registerJsonBodies(app);
  if (!config.databaseUrl || providers.objects) {
    registerFreeSpace(app, {
      reserve: config.diskReserveBytes,
      free: () => freeIn(config.dataDir),
    });
  }
  await registerCompression(app);
  await app.register(cookie, { secret: config.secret });

  if (providers.objects) registerStorage(app, { ...config, clock, objects: providers.objects });
  if (!config.smtpUrl && config.isDemo) registerMailViewer(app, { db, clock });

  if (!config.labs) registerSimulatedLabs(app, { secret: config.secret, clock });

  registerUnsubscribe(app, { db, secrets: config });
  registerMailWebhooks(app, { ...config, db, clock });
  registerPaymentReturn(app);
  registerPaymentWebhooks(app, { ...config, ...deps, onPaymentEvent: paymentListener(deps) });
  providers.sandbox?.deliverTo(async (request) => {
    const url = '/webhooks/payments/sandbox';
    return (await app.inject({ ...request, method: 'POST', url })).statusCode;
  });

  registerApiReference(app);
  await registerSites(app, config);
  await registerPages(app, config);
  const front = createFront(deps);
  const status = createStatusMonitor(deps);
  watchStatus(app, status);
  registerFront(app, { ...deps, front, status });
  registerEmbedFrames(app, deps);
  await registerLoader(app, config.portalDir);
  registerContract(
    app,
    allHandlers(deps, { front, status }),
    createAuthenticate(database.pool, verify, {
      clock,
      requiresSecondFactor: config.requiresSecondFactor,
    }),
  );
  registerCovers(app, deps);
  registerPhotos(app, deps);
  registerPictures(app, deps, { path: PICTURE_PATH, isShown: (key) => isShown(deps.db, key) });
  registerPictures(app, deps, {
    path: CHECKOUT_PICTURES,
    isShown: (key) => isPictureOfPage(deps.db, key),
  });
  registerMedia(app, deps);
  registerCalendarFeed(app, deps);
  registerLive(app, {
    ...database,
    clock,
    verify,
    allowedOrigins,
    trustedProxies: config.trustedProxies,
    limits: config.live,
  });
  registerHealth(app, db);
  if (!config.oidc) {
    const provider = createLateProvider({
      issuer: `${config.publicUrl}/oidc`,
      ...config,
      signingKey,
      db,
      clock,
      log: app.log,
    });
    registerIdentity(app, { ...deps, provider });
    // Behind the first answers, before anyone has found the sign-in page. It is tried again when asked for.
    app.addHook('onListen', (done) => {
      setTimeout(() => provider().catch(() => {}), 500).unref();
      done();
    });
  }
  return app;
}
