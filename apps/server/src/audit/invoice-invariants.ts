import { sql } from 'kysely';
import { type Invariant, most } from './invariant.ts';

const numbers = sql`(select invoice_number as number from payment where invoice_number is not null
  union all select invoice_number from refund where invoice_number is not null)`;

/** Receipts and credit notes. */
export const invoices: Invariant[] = [
  {
    id: 'invoice-numbers',
    title: 'The invoice numbers of each year run on from one, and none is given twice',
    broken: sql`
      select coalesce(c.year, used.year) as year, c.last_number, used.count from invoice_counter c
      full join (select left(number, 4)::int as year, count(*) as count, count(distinct number) as numbers,
          min(split_part(number, '-', 2)::int) as first, max(split_part(number, '-', 2)::int) as last
        from ${numbers} given group by 1) used on used.year = c.year
      where (used.first, used.count, used.numbers, used.last)
        is distinct from (1, c.last_number, c.last_number, c.last_number) ${most}`,
  },
  {
    id: 'invoiced',
    title: 'Whatever was paid has an invoice number, also what credits paid whole',
    broken: sql`
      select pay.purchase_id, pay.id from payment pay where pay.status = 'paid' and pay.invoice_number is null
      union all select p.id, null from purchase p where p.started_at is not null and p.credit > 0
        and not exists (select 1 from payment pay
          where pay.purchase_id = p.id and pay.kind = 'first' and pay.status = 'paid') ${most}`,
  },
];
