import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { PaymentProvider, PaymentProviders } from '../providers/payments/payments.ts';
import type { Violation } from './invariant.ts';

interface Line {
  kind: string;
  chargeRef: string;
  amount: number;
}

/** Compares the ledger with the providers' own books since a moment: each movement is in both. */
export async function auditProviderBooks(
  { db, payments }: { db: Kysely<DB>; payments: PaymentProviders },
  since: Date,
): Promise<Violation[]> {
  const theirs = [
    ...(await linesOf(payments.card, since)),
    ...(await linesOf(payments.wallet, since)),
  ];
  const { rows: ours } = await sql<Line>`
    select e.kind, pay.provider_ref as "chargeRef", abs(e.amount) as amount
    from ledger_entry e join payment pay on pay.id = e.payment_id
    where pay.provider is not null and pay.provider_ref is not null and e.created_at >= ${since}`.execute(
    db,
  );
  const rows = [
    ...without(theirs, ours).map((line) => ({ onlyAt: 'provider', ...line })),
    ...without(ours, theirs).map((line) => ({ onlyAt: 'academy', ...line })),
  ];
  const title = 'The ledger and the books of the providers say the same';
  return rows.length > 0 ? [{ id: 'provider-books', title, rows }] : [];
}

async function linesOf(
  provider: Pick<PaymentProvider, 'listMovements'>,
  since: Date,
): Promise<Line[]> {
  const lines: Line[] = [];
  let cursor: string | undefined;
  do {
    const page = await provider.listMovements({ since, ...(cursor && { cursor }) });
    for (const { kind, chargeRef, money } of page.movements)
      lines.push({ kind: kind === 'charge' ? 'capture' : kind, chargeRef, amount: money.amount });
    cursor = page.next;
  } while (cursor);
  return lines;
}

/** Lines of one that the other doesn't have as often. */
function without(lines: Line[], others: Line[]): Line[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(keyOf(line)) ?? 0;
    left.set(keyOf(line), count - 1);
    return count <= 0;
  });
}

const keyOf = ({ kind, chargeRef, amount }: Line) => `${kind} ${chargeRef} ${amount}`;
