import type { ClamdSettings } from '../providers/scanner/clamd.ts';
import type { Config } from './config.types.ts';
import { type Environment, readNumber, readUrl, web } from './read-values.ts';

/** The virus scanner, if there is one. */
export function readClamd(env: Environment): ClamdSettings | undefined {
  const url = readUrl(env, 'CLAMD_URL', ['tcp', 'unix']);
  const maxBytes = readNumber(env, 'CLAMD_MAX_MB', 25) * 1_000_000;
  return url === undefined ? undefined : { url, maxBytes, timeoutMs: 60_000 };
}

/** The bucket, if files are not on this disk. */
export function readS3(env: Environment): Config['s3'] {
  if (!env.S3_BUCKET) return undefined;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'eu-central-1',
    endpoint: readUrl(env, 'S3_ENDPOINT', web),
  };
}

/** Generous for tabs, and for a class of learners behind one address. */
export function readLive(env: Environment): Config['live'] {
  return {
    socketsPerPerson: readNumber(env, 'SOCKETS_PER_PERSON', 30),
    socketsPerAddress: readNumber(env, 'SOCKETS_PER_ADDRESS', 500),
    upgradesPerMinute: readNumber(env, 'UPGRADES_PER_MINUTE', 600),
    framesPerMinute: readNumber(env, 'SOCKET_FRAMES_PER_MINUTE', 60),
    bufferedBytes: readNumber(env, 'SOCKET_BUFFER_BYTES', 1_000_000),
  };
}

/** Where Prometheus reads. */
export function readMetrics(env: Environment): Config['metrics'] {
  const host = env.METRICS_HOST || '127.0.0.1';
  return env.METRICS_PORT ? { port: readNumber(env, 'METRICS_PORT', 0), host } : undefined;
}

/** Where traces go, and how many. */
export function readTraces(env: Environment): Config['traces'] {
  const url = readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', web);
  const percent = readNumber(env, 'TRACES_PERCENT', 100);
  if (percent > 100) throw new Error('Set TRACES_PERCENT to a number from 0 to 100.');
  return url ? { url, percent } : undefined;
}

/** A service of others: its address and the key it knows this server by. */
export function readKeyed(
  env: Environment,
  name: 'LABS' | 'RECORDING',
): { url: string; key: string } | undefined {
  const url = readUrl(env, `${name}_URL`, web);
  if (!url) return undefined;
  const key = env[`${name}_KEY`];
  if (!key) throw new Error(`Set ${name}_KEY along with ${name}_URL.`);
  return { url, key };
}

/** The identity provider, if it is not the built-in one. */
export function readOidc(env: Environment, isProduction: boolean): Config['oidc'] {
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
