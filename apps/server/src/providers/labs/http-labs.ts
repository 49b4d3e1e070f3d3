import { Refusal } from '../../plugins/errors/errors.ts';
import type { LabProvider } from './labs.ts';

const longestMs = 15_000;

/** Labs of a vendor: it is asked over HTTP for the address of each launch. */
export function createHttpLabs({ url, key }: { url: string; key: string }): LabProvider {
  return {
    async launch(lab) {
      const answer = await fetch(`${url}/launches`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(lab),
        signal: AbortSignal.timeout(longestMs),
      })
        .then((response): unknown => (response.ok ? response.json() : undefined))
        .catch(() => undefined);
      const launchUrl = (answer as { launchUrl?: unknown } | undefined)?.launchUrl;
      if (typeof launchUrl === 'string' && /^https?:\/\//.test(launchUrl)) return launchUrl;
      throw new Refusal(
        503,
        'unavailable',
        'The lab cannot be reached right now. Try again in a moment.',
      );
    },
  };
}
