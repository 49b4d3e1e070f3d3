import type { Config } from './config.types.ts';
import type { Environment } from './read-values.ts';

/** Other origins that may call the API. */
export function readOrigins(env: Environment): string[] {
  const origins = (env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean);
  const wrong = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (wrong === undefined) return origins;
  throw new Error(
    `Set ALLOWED_ORIGINS to origins such as https://shop.example, separated by commas. ${wrong} isn't one.`,
  );
}

const defaultSocialLinks =
  'LinkedIn=https://www.linkedin.com/,YouTube=https://www.youtube.com/,Discord=https://discord.com/';

/** The academy on other sites, each with its label. */
export function readSocialLinks(env: Environment): Config['socialLinks'] {
  const pairs = (env.SOCIAL_LINKS ?? defaultSocialLinks).split(',').filter(Boolean);
  return pairs.map((pair) => {
    const [, label = '', url = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(pair.trim()) ?? [];
    if (URL.canParse(url)) return { label, url };
    throw new Error(
      `Set SOCIAL_LINKS to pairs such as YouTube=https://youtube.example, separated by commas. ${pair} isn't one.`,
    );
  });
}

const proxyForm = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i;

/** In production the proxy is on the machine or in the private network, unless it is said to be elsewhere. */
export function readProxies(env: Environment, isProduction: boolean): string[] {
  const value = env.TRUSTED_PROXIES ?? (isProduction ? 'loopback,linklocal,uniquelocal' : '');
  const proxies = value.split(',').filter(Boolean);
  if (proxies.every((proxy) => proxyForm.test(proxy))) return proxies;
  throw new Error(
    'Set TRUSTED_PROXIES to addresses or networks such as 10.0.0.0/8, separated by commas.',
  );
}
