import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountHandlers } from './areas/account/account.handlers.ts';
import { registerPhotos } from './areas/account/photo.routes.ts';
import { addonsHandlers } from './areas/addons/addons.handlers.ts';
import { ambassadorHandlers } from './areas/ambassador/ambassador.handlers.ts';
import { billingHandlers } from './areas/billing/billing.handlers.ts';
import { catalogHandlers } from './areas/catalog/catalog.handlers.ts';
import { registerCovers } from './areas/catalog/covers/cover.routes.ts';
import { certificatesHandlers } from './areas/certificates/certificates.handlers.ts';
import { awardsHandlers } from './areas/certificates/management/awards.handlers.ts';
import { checkoutHandlers } from './areas/checkout/checkout.handlers.ts';
import { CHECKOUT_PICTURES, isPictureOfPage } from './areas/checkout/management/layout-pictures.ts';
import { checkoutManagementHandlers } from './areas/checkout/management/management.handlers.ts';
import { cohortsHandlers } from './areas/cohorts/cohorts.handlers.ts';
import { discussionsHandlers } from './areas/discussions/discussions.handlers.ts';
import { emailsHandlers } from './areas/emails/emails.handlers.ts';
import { creatorExamsHandlers } from './areas/exams/authoring/creator-exams.handlers.ts';
import { examsHandlers } from './areas/exams/exams.handlers.ts';
import { creatorExercisesHandlers } from './areas/exercises/authoring/creator-exercises.handlers.ts';
import { exercisesHandlers } from './areas/exercises/exercises.handlers.ts';
import { createGrader } from './areas/exercises/grading/grader.ts';
import { followingHandlers } from './areas/following/following.handlers.ts';
import { frontHandlers } from './areas/front/front.handlers.ts';
import { registerFront } from './areas/front/front.routes.ts';
import { createFront } from './areas/front/front-cache.ts';
import { homeHandlers } from './areas/home/home.handlers.ts';
import { creatorHomeworksHandlers } from './areas/homeworks/authoring/creator-homeworks.handlers.ts';
import { homeworksHandlers } from './areas/homeworks/homeworks.handlers.ts';
import { labsHandlers } from './areas/labs/labs.handlers.ts';
import { learningHandlers } from './areas/learning/learning.handlers.ts';
import { lessonsHandlers } from './areas/lessons/lessons.handlers.ts';
import { mediaHandlers } from './areas/media/media.handlers.ts';
import { registerMedia } from './areas/media/media.routes.ts';
import { mentoringHandlers } from './areas/mentoring/mentoring.handlers.ts';
import { registerCalendarFeed } from './areas/milestones/calendar-feed.ts';
import { milestonesHandlers } from './areas/milestones/milestones.handlers.ts';
import { moderationHandlers } from './areas/moderation/moderation.handlers.ts';
import { notesHandlers } from './areas/notes/notes.handlers.ts';
import { registerLive } from './areas/notifications/live.ts';
import { notificationsHandlers } from './areas/notifications/notifications.handlers.ts';
import { registerEmbedFrames } from './areas/partners/embed-frames.ts';
import { registerLoader } from './areas/partners/loader-files.ts';
import { partnersManagementHandlers } from './areas/partners/management/partners-management.handlers.ts';
import { partnersHandlers } from './areas/partners/partners.handlers.ts';
import { peopleHandlers } from './areas/people/people.handlers.ts';
import { playlistsHandlers } from './areas/playlists/playlists.handlers.ts';
import { pricingHandlers } from './areas/pricing/pricing.handlers.ts';
import { privacyHandlers } from './areas/privacy/privacy.handlers.ts';
import { isShown, PICTURE_PATH } from './areas/products/authoring/product-pictures.ts';
import { productsHandlers } from './areas/products/products.handlers.ts';
import { managementHandlers } from './areas/purchases/management/management.handlers.ts';
import { paymentListener } from './areas/purchases/payment-news.ts';
import { purchasesHandlers } from './areas/purchases/purchases.handlers.ts';
import { questionsHandlers } from './areas/questions/questions.handlers.ts';
import { creatorQuizzesHandlers } from './areas/quizzes/authoring/creator-quizzes.handlers.ts';
import { quizzesHandlers } from './areas/quizzes/quizzes.handlers.ts';
import { ratingsHandlers } from './areas/ratings/ratings.handlers.ts';
import { recordingHandlers } from './areas/recording/recording.handlers.ts';
import { referralHandlers } from './areas/referral/referral.handlers.ts';
import { securityHandlers } from './areas/security/security.handlers.ts';
import { sessionHandlers } from './areas/session/session.handlers.ts';
import { statusHandlers } from './areas/status/status.handlers.ts';
import { createStatusMonitor, watchStatus } from './areas/status/status-monitor.ts';
import { surveysHandlers } from './areas/surveys/surveys.handlers.ts';
import { syllabusHandlers } from './areas/syllabus/syllabus.handlers.ts';
import { termsHandlers } from './areas/terms/terms.handlers.ts';
import { registerPictures } from './areas/uploads/picture-routes.ts';
import { uploadsHandlers } from './areas/uploads/uploads.handlers.ts';
import { xpHandlers } from './areas/xp/xp.handlers.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Deps } from './deps.ts';
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
  const deps: Deps = {
    config,
    db,
    clock,
    signingKey,
    publicUrl: config.publicUrl,
    mail: providers.mail,
    storage: providers.storage,
    pdf: createPdfPrinter(),
    grader: createGrader(),
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

  // A connection that cannot be accepted, for want of file handles, ends nobody else's.
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
    {
      ...securityHandlers(deps),
      ...privacyHandlers(deps),
      ...sessionHandlers(deps),
      ...accountHandlers(deps),
      ...followingHandlers(deps),
      ...peopleHandlers(deps),
      ...referralHandlers(deps),
      ...ambassadorHandlers(deps),
      ...playlistsHandlers(deps),
      ...catalogHandlers(deps),
      ...frontHandlers(front),
      ...statusHandlers(deps, status),
      ...pricingHandlers(deps),
      ...productsHandlers(deps),
      ...learningHandlers(deps),
      ...purchasesHandlers(deps),
      ...managementHandlers(deps),
      ...lessonsHandlers(deps),
      ...notesHandlers(deps),
      ...discussionsHandlers(deps),
      ...questionsHandlers(deps),
      ...quizzesHandlers(deps),
      ...creatorQuizzesHandlers(deps),
      ...creatorExercisesHandlers(deps),
      ...exercisesHandlers(deps),
      ...homeworksHandlers(deps),
      ...creatorHomeworksHandlers(deps),
      ...examsHandlers(deps),
      ...creatorExamsHandlers(deps),
      ...mentoringHandlers(deps),
      ...milestonesHandlers(deps),
      ...uploadsHandlers(deps),
      ...mediaHandlers(deps),
      ...homeHandlers(deps),
      ...notificationsHandlers(deps),
      ...ratingsHandlers(deps),
      ...surveysHandlers(deps),
      ...syllabusHandlers(deps),
      ...termsHandlers(deps),
      ...certificatesHandlers(deps),
      ...labsHandlers(deps),
      ...cohortsHandlers(deps),
      ...moderationHandlers(deps),
      ...recordingHandlers(deps),
      ...xpHandlers(deps),
      ...addonsHandlers(deps),
      ...checkoutHandlers(deps),
      ...checkoutManagementHandlers(deps),
      ...partnersHandlers(deps),
      ...partnersManagementHandlers(deps),
      ...awardsHandlers(deps),
      ...emailsHandlers(deps),
      ...billingHandlers(deps),
    },
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
    // Behind the first answers, before anybody has found the sign-in page. It is tried again when asked for.
    app.addHook('onListen', (done) => {
      setTimeout(() => provider().catch(() => {}), 500).unref();
      done();
    });
  }
  return app;
}
