import { expect, test } from 'vitest';
import { SHARING_NETWORKS, sharingUrl } from './sharing.rules.ts';

const shared = { text: 'VLANs & "trunks" #1', url: 'https://academy.example/verify/A1?x=1&y=2' };

test('each network gets the address whole, and the words where it takes any', () => {
  const urls = SHARING_NETWORKS.map((network) => new URL(sharingUrl(network, shared)));
  expect(urls.map(({ host }) => host)).toEqual(['www.linkedin.com', 'x.com', 'www.facebook.com']);
  expect(urls.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { url: shared.url },
    shared,
    { u: shared.url },
  ]);
});
