import { escapeHtml, formatMoney } from '@uplink/api-client/domain';
import type { Ledger } from '../../ledger.ts';
import { rowButton, table } from './control-parts.ts';

const text = (value: unknown) => escapeHtml(String(value ?? ''));
const code = (value: string) => `<code>${text(value)}</code>`;
const time = (at: Date) => text(at.toISOString().slice(0, 16).replace('T', ' '));

/** The books, each with what its lines can be made to do. */
export function ledgerHtml({
  charges,
  refunds,
  disputes,
  methods,
  events,
  totals,
}: Ledger): string {
  return `<h2>Totals</h2>
${table(
  'Totals',
  ['Movement', 'Count', 'Sum'],
  totals.map((row) => [text(row.kind), text(row.count), formatMoney(row)]),
)}
<h2>Charges</h2>
${table(
  'Charges',
  ['At', 'Charge', 'For', 'Amount', 'State', ''],
  charges.map((row) => [
    time(row.created_at),
    code(row.ref),
    text(row.description),
    formatMoney(row),
    text([row.state, row.code].filter(Boolean).join(': ')),
    row.state === 'succeeded'
      ? rowButton('openDispute', { fields: { charge: row.ref }, text: 'Dispute', about: row.ref })
      : '',
  ]),
)}
<h2>Refunds</h2>
${table(
  'Refunds',
  ['At', 'Refund', 'Of', 'Amount', 'State', ''],
  refunds.map((row) => [
    time(row.created_at),
    code(row.ref),
    code(row.charge_ref),
    formatMoney(row),
    text(row.state),
    row.state === 'succeeded'
      ? rowButton('returnRefund', { fields: { refund: row.ref }, text: 'Return', about: row.ref })
      : '',
  ]),
)}
<h2>Disputes</h2>
${table(
  'Disputes',
  ['At', 'Dispute', 'Of', 'Amount', 'State', ''],
  disputes.map((row) => [
    time(row.created_at),
    code(row.ref),
    code(row.charge_ref),
    formatMoney(row),
    text(row.state),
    row.state === 'open' ? closeButtons(row.ref) : '',
  ]),
)}
<h2>Methods</h2>
${table(
  'Methods',
  ['At', 'Method', 'Customer', 'Behaves', ''],
  methods.map((row) => [
    time(row.created_at),
    code(row.ref),
    text(row.customer),
    text(row.payer_email ?? row.script),
    row.removed_at ? 'Removed' : methodButtons(row.ref),
  ]),
)}
<h2>Events</h2>
${table(
  'Events',
  ['Event', 'About', 'Tries', 'Answer', 'Delivered'],
  events.map((row) => [
    code(row.event_id),
    text(`${row.is_forged ? 'Forged: ' : ''}${row.type}`),
    text(row.attempts),
    text(row.last_status),
    row.delivered_at ? time(row.delivered_at) : row.due_at ? 'Due' : 'No',
  ]),
)}`;
}

const closeButtons = (dispute: string) =>
  ['won', 'lost']
    .map((state) =>
      rowButton('closeDispute', {
        fields: { dispute, state },
        text: `Academy ${state}`,
        about: dispute,
      }),
    )
    .join('');

const methodButtons = (method: string) =>
  rowButton('expireMethod', { fields: { method }, text: 'Expire', about: method }) +
  rowButton('removeMethod', { fields: { method }, text: 'Remove', about: method });
