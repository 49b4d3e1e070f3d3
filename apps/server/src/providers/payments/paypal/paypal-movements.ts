import type { Movement } from '../payments.ts';
import { bodyOf } from './paypal-api.ts';
import type { PaypalDeps } from './paypal-deps.ts';
import { fromPaypal } from './paypal-money.ts';

const dayMs = 86_400_000;
const pageSize = 500;

/** By the first characters of PayPal's event codes: payments, refunds, disputes and what they give back. */
const kinds: [code: RegExp, kind: Movement['kind']][] = [
  [/^T00/, 'charge'],
  [/^T1107/, 'refund'],
  [/^T1202|^T1201|^T1106/, 'dispute'],
  [/^T1203|^T1208/, 'disputeWon'],
];

interface Row {
  transaction_info: {
    transaction_id: string;
    transaction_event_code: string;
    transaction_initiation_date: string;
    transaction_amount: { currency_code: string; value: string };
    paypal_reference_id?: string;
    custom_field?: string;
  };
}

/** A page of one day. PayPal's reports are up to three hours late. */
export async function listMovements(
  deps: PaypalDeps,
  { since, cursor = `${since.getTime()}:1` }: { since: Date; cursor?: string },
): Promise<{ movements: Movement[]; next?: string }> {
  const [from = 0, page = 1] = cursor.split(':').map(Number);
  const until = from + dayMs;
  const query = new URLSearchParams({
    start_date: new Date(from).toISOString(),
    end_date: new Date(until - 1).toISOString(),
    fields: 'transaction_info',
    page_size: String(pageSize),
    page: String(page),
  });
  const body = bodyOf(await deps.api(`/v1/reporting/transactions?${query}`));
  const rows: Row[] = body.transaction_details ?? [];
  const movements = (await Promise.all(rows.map((row) => toMovement(deps, row)))).flat();
  if (page < (body.total_pages ?? 1)) return { movements, next: `${from}:${page + 1}` };
  return { movements, ...(until <= Date.now() && { next: `${until}:1` }) };
}

async function toMovement(
  { refs }: PaypalDeps,
  { transaction_info: row }: Row,
): Promise<Movement[]> {
  const [, kind] = kinds.find(([code]) => code.test(row.transaction_event_code)) ?? [];
  if (!kind) return [];
  const key = row.custom_field;
  const order = key && kind === 'charge' ? await refs.find('charge', key) : undefined;
  return [
    {
      kind,
      ref: order ?? row.transaction_id,
      chargeRef: order ?? row.paypal_reference_id ?? '',
      ...(key && { idempotencyKey: key }),
      money: fromPaypal(row.transaction_amount),
      at: new Date(row.transaction_initiation_date),
    },
  ];
}
