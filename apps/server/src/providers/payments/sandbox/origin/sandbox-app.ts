import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../../../../config/config.ts';
import { refuseAddress, registerErrorHandler } from '../../../../plugins/errors/error-handler.ts';
import { registerJsonBodies } from '../../../../plugins/json-bodies.ts';
import { loggerOptions } from '../../../../plugins/logging.ts';
import { registerRateLimit } from '../../../../plugins/rate-limit.ts';
import { createRequestIds } from '../../../../plugins/request-ids.ts';
import { registerApprovals } from './approval-routes.ts';
import { registerAssets } from './assets.ts';
import { registerCardForm } from './card-routes.ts';
import { registerChallenges } from './challenge-routes.ts';
import { registerControl } from './control/control-routes.ts';
import { registerForms } from './forms.ts';
import type { OriginDeps } from './origin-deps.ts';

/**
 * The sandbox as browsers see it: a server of its own on another port, so that no script of the academy can
 * read what someone types into its card form. It knows no cookie and no account.
 */
export async function buildSandboxApp(
  { sandbox, partnerOrigins }: Pick<OriginDeps, 'sandbox' | 'partnerOrigins'>,
  config: Config,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 65_536,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    frameworkErrors: refuseAddress,
    genReqId: createRequestIds(),
  });
  const academyOrigins = [new URL(config.publicUrl).origin, ...config.allowedOrigins];
  const deps: OriginDeps = { sandbox, academyOrigins, partnerOrigins };
  registerErrorHandler(app);
  await registerRateLimit(app, config.requestsPerMinute);
  registerJsonBodies(app);
  registerForms(app);
  await registerAssets(app);
  registerCardForm(app, deps);
  registerApprovals(app, deps);
  registerChallenges(app, deps);
  registerControl(app, { ...deps, academyUrl: config.publicUrl });
  return app;
}
