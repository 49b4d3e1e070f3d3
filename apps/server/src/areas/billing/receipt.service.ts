import type { Schema } from '@uplink/api-client';
import { countryName, formatDate, formatMoney, taxOf } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { DB } from '../../db/schema.ts';
import type { PdfBlock, PdfText } from '../../pdf/pdf-text.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import type { Secrets } from '../../sealed.ts';
import { openBuyer } from '../privacy/invoice-record.ts';
import { readDetails } from './billing-details.service.ts';
import { nameOfMethod } from './method-name.ts';

interface ReceiptRow {
  number: string | null;
  credited: string | null;
  kind: string;
  cycle: number | null;
  months: number | null;
  amount: number;
  tax: number;
  taxRate: number;
  taxLabel: string | null;
  /** What credits paid beside the amount; of a refund its part of that. */
  credit: number;
  currency: string;
  at: Date;
  paymentType: string;
  brand: string | null;
  last4: string | null;
  lines: { name: string; amount: number }[];
  product: string;
  buyer: string;
  email: string;
}

export interface ReceiptOf {
  userId: number;
  purchaseId: number;
  paymentId: number;
  /** For the credit note of a refund. */
  refundId?: number | undefined;
}

/** The receipt of an own payment, or the credit note of its refund; both ids are checked against each other. */
export async function readReceipt(
  db: Kysely<DB>,
  config: Pick<Config, 'seller'> & Secrets,
  of: ReceiptOf,
): Promise<{ number: string; sheet: PdfText }> {
  const row = await findReceipt(db, of);
  if (!row?.number) throw notFound('This receipt does not exist.');
  // The buyer of a deleted account is nowhere else.
  const past = await openBuyer(db, config, { userId: of.userId, at: row.at });
  const details = past ? past.details : await readDetails(db, config, of.userId, row.at);
  const { name, address, taxId } = config.seller;
  const title = of.refundId === undefined ? 'Receipt' : 'Credit note';
  return {
    number: row.number,
    sheet: {
      title: `${title} ${row.number}`,
      language: 'en',
      createdAt: row.at,
      blocks: [
        { kind: 'h1', text: title },
        { kind: 'caption', text: `${row.number}, ${formatDate(row.at.toISOString())}` },
        { kind: 'h3', text: 'Seller' },
        ...paragraphs(name, address, `Tax id ${taxId}`),
        { kind: 'h3', text: 'Buyer' },
        ...paragraphs(...buyerOf({ ...row, ...past }, details)),
        { kind: 'h2', text: of.refundId === undefined ? 'Paid' : 'Refunded' },
        ...figuresOf(row),
        ...paragraphs(wayOf(row)),
      ],
    },
  };
}

async function findReceipt(
  db: Kysely<DB>,
  { userId, purchaseId, paymentId, refundId }: ReceiptOf,
): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select case when back.id is null then pay.invoice_number else back.invoice_number end as number,
      case when back.id is not null then pay.invoice_number end as credited,
      pay.kind, pay.cycle, own.months, own.tax_label as "taxLabel", own.tax_rate as "taxRate", pay.currency,
      case when back.id is not null then back.credit when pay.kind = 'first' then own.credit else 0 end::int as credit,
      coalesce(back.amount, pay.amount) as amount,
      case when back.id is null then pay.tax
        else -(select tax from ledger_entry where refund_id = back.id and kind = 'refund') end as tax,
      coalesce(back.created_at, pay.paid_at) as at, pay.payment_type as "paymentType",
      method.brand, method.last4, product.name as product,
      (select jsonb_agg(jsonb_build_object('name', line.name, 'amount', line.list_amount - line.discount)
        order by line.id) from purchase_line line where line.purchase_id = own.id
        and case when pay.kind = 'upsell' then line.id = pay.line_id else line.kind in ('product', 'orderbump') end) as lines,
      buyer.first_name || ' ' || buyer.last_name as buyer, buyer.email
    from payment pay
    join purchase own on own.id = pay.purchase_id
    join module product on product.id = own.module_id
    join app_user buyer on buyer.id = own.user_id
    left join payment_method method on method.id = pay.method_id
    left join refund back on back.payment_id = pay.id and back.id = ${refundId ?? null}
    where own.user_id = ${userId} and own.id = ${purchaseId} and pay.id = ${paymentId}
      and pay.status = 'paid' and (${refundId ?? null}::bigint is null or back.invoice_number is not null)`.execute(
    db,
  );
  return rows[0];
}

/** Names of all lines; their amounts where this payment is for nothing else. */
function figuresOf(row: ReceiptRow): PdfBlock[] {
  const { amount, credit, currency, taxLabel } = row;
  const sign = row.credited === null ? 1 : -1;
  const money = (value: number) =>
    formatMoney({ amount: value === 0 ? 0 : sign * value, currency });
  const tax = taxOfAll(row);
  const net = amount + credit - tax;
  const lines = row.lines ?? [];
  const isItemised =
    row.credited === null && lines.reduce((sum, line) => sum + line.amount, 0) === net;
  const rows: PdfBlock[] = isItemised
    ? lines.map((line) => ({ kind: 'row', text: line.name, end: money(line.amount) }))
    : [{ kind: 'row', text: describe(row), end: money(net) }];
  return [
    ...rows,
    { kind: 'row', text: taxLabel ?? 'Tax', end: money(tax) },
    ...(credit > 0 ? [{ kind: 'row' as const, text: 'Credit', end: opposite(money(credit)) }] : []),
    { kind: 'total', text: 'Total', end: money(amount) },
  ];
}

const opposite = (money: string) => (money.startsWith('-') ? money.slice(1) : `-${money}`);

/** Credits pay like money, so the tax is that of all; at first, charges kept no more of it than their own amount. */
function taxOfAll({ amount, credit, tax, taxRate: rate }: ReceiptRow): number {
  const isCut = credit > 0 && tax === amount;
  return isCut ? taxOf(amount + credit, { rate, isIncluded: true }) : tax;
}

function describe({ kind, product, cycle, months, lines, credited }: ReceiptRow): string {
  const names = kind === 'first' || kind === 'upsell' ? lines.map(({ name }) => name) : [product];
  const what = names.join(', ');
  if (credited !== null) return `${what}, refund of ${credited}`;
  if (kind === 'payoff') return `${what}, balance`;
  if (cycle === null) return what;
  return months === null ? `${what}, month ${cycle}` : `${what}, payment ${cycle} of ${months}`;
}

function buyerOf(
  { buyer, email }: ReceiptRow,
  { companyName, taxId, street, zip, city, state, country }: Schema<'BillingDetails'>,
): (string | null)[] {
  const place = [zip, city, state].filter(Boolean).join(' ');
  return [
    companyName,
    buyer,
    street,
    place,
    country && countryName(country),
    taxId === null ? null : `Tax id ${taxId}`,
    email,
  ];
}

function wayOf({ paymentType, brand, last4, credit, credited }: ReceiptRow): string {
  const isRefund = credited !== null;
  const method = nameOfMethod({ kind: paymentType, brand, last4 });
  if (method) return isRefund ? `Refunded to ${method}` : `Paid by ${method}`;
  if (paymentType === 'offline')
    return isRefund ? 'Refunded outside of the academy' : 'Paid outside of the academy';
  if (credit > 0) return isRefund ? 'Returned as credit' : 'Paid with credit';
  return 'Free of charge';
}

const paragraphs = (...texts: (string | null)[]): PdfBlock[] =>
  texts.filter(Boolean).map((text) => ({ kind: 'p', text: text ?? '' }));
