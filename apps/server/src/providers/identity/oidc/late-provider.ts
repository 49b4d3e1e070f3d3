import type { Provider } from 'oidc-provider';
import type { createBuiltInProvider } from './built-in-provider.ts';
import type { SigningKey } from './signing-keys.ts';

type Options = Omit<Parameters<typeof createBuiltInProvider>[0], 'signingKey'> & {
  signingKey: Promise<SigningKey>;
};

/** The built-in provider, or what is to become it: put together when it is asked for first. */
export type LateProvider = () => Promise<Provider>;

/** A start does not wait for the provider's code, which takes a tenth of a second to load. */
export function createLateProvider({ signingKey, ...options }: Options): LateProvider {
  let provider: Promise<Provider> | undefined;
  const load = async () => {
    const [code, { privateJwk }] = await Promise.all([
      import('./built-in-provider.ts'),
      signingKey,
    ]);
    return code.createBuiltInProvider({ ...options, signingKey: privateJwk });
  };
  return () => {
    provider ??= load().catch((error) => {
      provider = undefined;
      throw error;
    });
    return provider;
  };
}
