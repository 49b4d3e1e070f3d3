import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import {
  type FrontAddress,
  type FrontDeps,
  type FrontFilter,
  listFrontProducts,
  readFrontHome,
  readFrontProduct,
} from './front.service.ts';

/** What anyone may read of the academy, kept in memory until something it shows changes. */
export interface Front {
  /** Changes with whatever the pages show, and once a minute: cohorts start and coupons end by the clock. */
  version: () => Promise<string>;
  home: () => Promise<Schema<'FrontHome'>>;
  products: (filter: FrontFilter) => Promise<Schema<'FrontProductPage'>>;
  product: (address: FrontAddress) => Promise<Schema<'FrontProduct'>>;
}

const maxEntries = 300;
const minute = 60_000;

export function createFront(deps: FrontDeps): Front {
  const kept = new Map<string, Promise<unknown>>();
  let current = '';

  async function version(): Promise<string> {
    const { rows } = await sql<{ number: string }>`
      select last_value::text as number from front_version`.execute(deps.db);
    return `${rows[0]?.number}.${Math.floor(deps.clock.now().getTime() / minute)}`;
  }

  async function keep<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const now = await version();
    if (now !== current) {
      kept.clear();
      current = now;
    }
    const known = kept.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const made = make();
    kept.set(key, made);
    // What failed is asked for again; the oldest makes room.
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
    return made;
  }

  return {
    version,
    home: () => keep('home', () => readFrontHome(deps)),
    products: (filter) =>
      keep(`products ${JSON.stringify(filter)}`, () => listFrontProducts(deps, filter)),
    // Codes can be guessed: each guess is looked at, and counted.
    product: (address) =>
      address.coupon
        ? readFrontProduct(deps, address)
        : keep(`product ${address.type} ${address.uniqueName}`, () =>
            readFrontProduct(deps, address),
          ),
  };
}
