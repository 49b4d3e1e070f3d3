import { type Answer, type Asked, pretend } from '../pretend-server.fixture.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of a pretended API, whose shapes its readers check
type Row = any;

const fault = (status: number, issue: string): Answer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});
const at = () => new Date().toISOString();

/** As much of PayPal as the adapter uses, by its published description. Wallets do what their ids say. */
export async function pretendPaypal() {
  const rows = new Map<string, Row>();
  const movements: Row[] = [];
  let last = 0;
  const verified: string[] = [];
  function add(prefix: string, row: object): Row {
    last += 1;
    const made = { id: `${prefix}${last}`, ...row };
    rows.set(made.id, made);
    return made;
  }
  function move(code: string, row: Row, sign: '' | '-') {
    const { currency_code, value } = row.amount;
    movements.push({
      transaction_info: {
        transaction_id: row.id,
        transaction_event_code: code,
        custom_field: row.custom_id,
        transaction_initiation_date: at(),
        transaction_amount: { currency_code, value: `${sign}${value}` },
      },
    });
  }

  function saveWallet(token: string): Answer {
    const setup = rows.get(token);
    if (!setup?.does) return fault(422, 'SETUP_TOKEN_NOT_APPROVED');
    const paypal = { email_address: 'buyer@wallet.example' };
    return { status: 201, body: add('VAULT', { does: setup.does, payment_source: { paypal } }) };
  }
  function createOrder({ purchase_units: [unit] }: Row): Answer {
    const units = [{ ...unit, payments: { captures: [], refunds: [] } }];
    return { status: 201, body: add('ORDER', { status: 'CREATED', purchase_units: units }) };
  }
  function capture(order: Row, { payment_source }: Row): Answer {
    const wallet = rows.get(payment_source.paypal.vault_id);
    if (!wallet) return fault(422, 'TOKEN_ID_NOT_FOUND');
    if (wallet.does === 'askAgain') {
      const links = [{ rel: 'payer-action', href: 'https://paypal.example/ask' }];
      const { experience_context: asked } = payment_source.paypal;
      Object.assign(order, { status: 'PAYER_ACTION_REQUIRED', links, asked });
      return { status: 422, body: { ...fault(422, 'PAYER_ACTION_REQUIRED').body, links } };
    }
    if (wallet.does === 'declineForFunds') return fault(422, 'INSTRUMENT_DECLINED');
    const [{ amount, custom_id, payments }] = order.purchase_units;
    const supplementary_data = { related_ids: { order_id: order.id } };
    const made = { amount, custom_id, create_time: at(), status: 'COMPLETED', supplementary_data };
    payments.captures.push(add('CAPTURE', made));
    order.status = 'COMPLETED';
    move('T0006', payments.captures[0], '');
    return { status: 201, body: order };
  }
  function refund(id: string, { amount, custom_id }: Row): Answer {
    const captured = rows.get(id);
    const order = rows.get(captured.supplementary_data.related_ids.order_id);
    const { refunds } = order.purchase_units[0].payments;
    const given = refunds.reduce((sum: number, row: Row) => sum + Number(row.amount.value), 0);
    if (given + Number(amount.value) > Number(captured.amount.value))
      return fault(422, 'REFUND_AMOUNT_EXCEEDED');
    const links = [{ rel: 'up', href: `https://paypal.example/v2/payments/captures/${id}` }];
    refunds.push(add('REFUND', { amount, custom_id, status: 'COMPLETED', links }));
    move('T1107', refunds.at(-1), '-');
    return { status: 201, body: refunds.at(-1) };
  }

  const one = (id: string): Answer =>
    rows.has(id) ? { body: rows.get(id) } : fault(404, 'INVALID_RESOURCE_ID');
  const calls: [
    pattern: RegExp,
    call: (json: Row, id: string, query: URLSearchParams) => Answer,
  ][] = [
    [/^POST \/v1\/oauth2\/token$/, () => ({ body: { access_token: 'A1', expires_in: 3600 } })],
    [
      /^POST \/v3\/vault\/setup-tokens$/,
      () => {
        const links = [{ rel: 'approve', href: 'https://paypal.example/approve' }];
        return { status: 201, body: add('SETUP', { status: 'PAYER_ACTION_REQUIRED', links }) };
      },
    ],
    [
      /^POST \/v3\/vault\/payment-tokens$/,
      ({ payment_source }) => saveWallet(payment_source.token.id),
    ],
    [
      /^DELETE \/v3\/vault\/payment-tokens\/(\w+)$/,
      (_json, id) => (rows.delete(id) ? { status: 204, body: {} } : one(id)),
    ],
    [/^POST \/v2\/checkout\/orders$/, createOrder],
    [/^POST \/v2\/checkout\/orders\/(\w+)\/capture$/, (json, id) => capture(rows.get(id), json)],
    [/^POST \/v2\/payments\/captures\/(\w+)\/refund$/, (json, id) => refund(id, json)],
    [
      /^GET \/v1\/reporting\/transactions$/,
      (_json, _id, query) => {
        const [from = '', until = ''] = ['start_date', 'end_date'].map(
          (name) => query.get(name) ?? '',
        );
        const isIn = ({ transaction_info: { transaction_initiation_date: date } }: Row) =>
          date >= from && date <= until;
        return { body: { transaction_details: movements.filter(isIn), total_pages: 1 } };
      },
    ],
    [/^GET .*\/(\w+)$/, (_json, id) => one(id)],
  ];

  function verify({ body }: Asked): Answer {
    const event = body.slice(body.indexOf('"webhook_event":') + 16, -1);
    const isGenuine = verified.includes(event) && body.includes('"webhook_id":"hook"');
    return { body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } };
  }
  const server = await pretend('paypal-request-id', (asked) => {
    const line = `${asked.method} ${asked.path}`;
    if (asked.path.endsWith('/verify-webhook-signature')) return verify(asked);
    for (const [pattern, call] of calls) {
      const found = pattern.exec(line);
      const json = asked.body.startsWith('{') ? JSON.parse(asked.body) : {};
      if (found) return call(json, found[1] ?? '', asked.query);
    }
    return fault(404, `nothing at ${line}`);
  });
  return {
    ...server,
    /** The person approves on PayPal's page. */
    approve: (token: string, does: string) => Object.assign(rows.get(token), { does }),
    /** Where the payer of an order is led back to. */
    leadsBackTo: (ref: string) => {
      const { return_url, cancel_url } = rows.get(ref).asked;
      return [return_url, cancel_url];
    },
    /** PayPal sent this, byte for byte. */
    send: (text: string) => verified.push(text),
  };
}
