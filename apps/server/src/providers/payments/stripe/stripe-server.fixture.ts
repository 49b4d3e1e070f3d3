import { type Answer, type Asked, pretend } from '../pretend-server.fixture.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of a pretended API, whose shapes its readers check
type Row = any;

const fault = (status: number, error: object): Answer => ({ status, body: { error } });
const invalid = (message: string, more: object = {}) =>
  fault(400, { type: 'invalid_request_error', message, ...more });
const declined = { code: 'card_declined', decline_code: 'insufficient_funds' };

/** Both kinds of intent take these. */
const ofIntents = [
  'allowed_payment_method_types',
  'confirm',
  'customer',
  'metadata',
  'payment_method',
];

/** Stripe refuses a call with a parameter that its version doesn't know. */
function unknownIn(form: URLSearchParams, ...more: string[]): Answer | undefined {
  const known = [...ofIntents, ...more];
  const param = [...form.keys()].find((name) => !known.includes(name.replace(/\[.*$/, '')));
  return param === undefined
    ? undefined
    : invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
}

/** As much of Stripe as the adapter uses, by its published description. Cards do what their ids say. */
export async function pretendStripe() {
  const rows = new Map<string, Row>();
  const movements: Row[] = [];
  let last = 0;
  const now = () => Math.floor(Date.now() / 1000);
  function add(prefix: string, row: object): Row {
    last += 1;
    const made = { id: `${prefix}_${last}`, object: prefix, created: now(), ...row };
    rows.set(made.id, made);
    return made;
  }
  const metadataOf = (form: URLSearchParams) =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
        return key ? [[key, value]] : [];
      }),
    );
  const move = (category: string, amount: number, source: Row) =>
    movements.push({
      id: `txn_${movements.length}`,
      ...{ object: 'balance_transaction', reporting_category: category, amount, source },
      ...{ currency: 'usd', created: now() },
    });

  const calls: [pattern: RegExp, call: (asked: Asked, id: string) => Answer][] = [
    [/^POST \/v1\/customers$/, () => ({ body: add('cus', {}) })],
    [/^POST \/v1\/setup_intents$/, ({ body }) => setUp(new URLSearchParams(body))],
    [
      /^POST \/v1\/payment_methods\/(\w+)\/detach$/,
      (_asked, id) => ({
        body: Object.assign(rows.get(id), { customer: null }),
      }),
    ],
    [/^POST \/v1\/payment_intents$/, ({ body }) => createIntent(new URLSearchParams(body))],
    [/^POST \/v1\/payment_intents\/(\w+)\/confirm$/, (_asked, id) => confirm(rows.get(id))],
    [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, (_asked, id) => cancel(rows.get(id))],
    [/^POST \/v1\/refunds$/, ({ body }) => refund(new URLSearchParams(body))],
    [
      /^GET \/v1\/refunds$/,
      ({ query }) =>
        list((row) => row.object === 're' && row.payment_intent === query.get('payment_intent')),
    ],
    [
      /^GET \/v1\/balance_transactions$/,
      ({ query }) => {
        const [from, until] = ['gte', 'lt'].map((edge) => Number(query.get(`created[${edge}]`)));
        const data = movements.filter(
          (row) => row.created >= Number(from) && row.created < Number(until),
        );
        return { body: { object: 'list', data: data.reverse(), has_more: false, url: '/v1' } };
      },
    ],
    [
      /^GET \/v1\/\w+\/(\w+)$/,
      (_asked, id) =>
        rows.has(id)
          ? { body: rows.get(id) }
          : fault(404, {
              type: 'invalid_request_error',
              code: 'resource_missing',
              message: 'No such object',
            }),
    ],
  ];
  const list = (fits: (row: Row) => boolean): Answer => ({
    body: { object: 'list', data: [...rows.values()].filter(fits), has_more: false, url: '/v1' },
  });

  function setUp(form: URLSearchParams): Answer {
    const unknown = unknownIn(form, 'usage');
    if (unknown) return unknown;
    const [method, customer] = [rows.get(form.get('payment_method') ?? ''), form.get('customer')];
    if (!method) return invalid('No such PaymentMethod', { code: 'resource_missing' });
    if (method.customer && method.customer !== customer)
      return invalid('The payment method belongs to another customer.');
    if (method.does === 'refuseSaving')
      return fault(402, {
        type: 'card_error',
        message: 'Your card was declined.',
        code: 'card_declined',
      });
    method.customer = customer;
    const asks = method.does === 'authenticate';
    const status = asks ? 'requires_action' : 'succeeded';
    return {
      body: add('seti', { status, client_secret: 'seti_secret', metadata: metadataOf(form) }),
    };
  }
  function createIntent(form: URLSearchParams): Answer {
    const unknown = unknownIn(form, 'amount', 'currency', 'description');
    if (unknown) return unknown;
    const method = rows.get(form.get('payment_method') ?? '');
    if (!method?.customer || method.customer !== form.get('customer'))
      return invalid('This payment method may not be used again.', { param: 'payment_method' });
    const intent = {
      status: 'requires_confirmation',
      payment_method: method.id,
      amount_received: 0,
    };
    const amount = Number(form.get('amount'));
    return {
      body: add('pi', {
        ...intent,
        amount,
        currency: 'usd',
        metadata: metadataOf(form),
        client_secret: 'pi_secret',
      }),
    };
  }
  function confirm(intent: Row): Answer {
    const { does } = rows.get(intent.payment_method);
    if (does === 'declineForFunds') {
      const error = {
        type: 'card_error',
        ...declined,
        message: 'Your card has insufficient funds.',
      };
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
      return fault(402, { ...error, payment_intent: intent });
    }
    if (does === 'authenticate')
      return { body: Object.assign(intent, { status: 'requires_action' }) };
    const charge = add('ch', { payment_intent: intent.id, metadata: intent.metadata });
    move('charge', intent.amount, charge);
    return {
      body: Object.assign(intent, {
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: charge,
      }),
    };
  }
  function cancel(intent: Row): Answer {
    if (intent.status === 'succeeded') return invalid('You cannot cancel this PaymentIntent.');
    return { body: Object.assign(intent, { status: 'canceled' }) };
  }
  function refund(form: URLSearchParams): Answer {
    const intent = rows.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    const given = [...rows.values()].filter(
      (row) => row.object === 're' && row.payment_intent === intent.id,
    );
    if (given.reduce((sum, row) => sum + row.amount, amount) > intent.amount)
      return invalid('Refund amount is greater than unrefunded amount on charge.');
    const row = add('re', {
      payment_intent: intent.id,
      amount,
      currency: 'usd',
      status: 'succeeded',
      metadata: metadataOf(form),
    });
    move('refund', -amount, row);
    return { body: row };
  }

  const server = await pretend('idempotency-key', (asked) => {
    const line = `${asked.method} ${asked.path}`;
    for (const [pattern, call] of calls) {
      const found = pattern.exec(line);
      if (found) return call(asked, found[1] ?? '');
    }
    return fault(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL ${line}`,
    });
  });
  return {
    ...server,
    /** What Stripe's script hands over in the browser. */
    addMethod: (does: string): string =>
      add('pm', {
        ...{ does, customer: null, billing_details: { address: { postal_code: '60614' } } },
        card: { brand: 'visa', funding: 'credit', last4: '4242', exp_month: 4, exp_year: 2030 },
      }).id,
    statusOf: (intent: string): string => rows.get(intent).status,
    confirmByPerson: (intent: string) => {
      const row = rows.get(intent);
      if (row.object === 'seti') row.status = 'succeeded';
      else rows.get(row.payment_method).does = 'succeed';
      if (row.object === 'pi') confirm(row);
    },
  };
}
