import type { AccessRows } from '../access-row.ts';

const everyone = { who: 'everyone' } as const;

/** What the public pages read: the same for everyone, and only what is published. */
export const front: AccessRows = {
  getFrontHome: everyone,
  listFrontProducts: { who: 'everyone', query: { type: 2 } },
  getFrontProduct: { who: 'everyone', path: { type: '2', uniqueName: 'access-ours' } },
};
