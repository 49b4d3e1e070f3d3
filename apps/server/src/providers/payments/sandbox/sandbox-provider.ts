import { ProviderUnreachable } from '../payment-errors.ts';
import type { PaymentKind, PaymentProvider } from '../payments.ts';
import { type Books, keyFor } from './books.ts';
import { charge, readCharge, settleCharge } from './charges.ts';
import { readDispute } from './disputes.ts';
import { type CallFault, type CallName, takeFault } from './faults.ts';
import { forgetCustomer, isSlow, readMethod, removeMethod, saveMethod } from './methods.ts';
import { listMovements } from './movements.ts';
import { readRefund, refund } from './refunds.ts';
import { readSigned } from './signatures.ts';
import { createApproval } from './tokens.ts';

const slowMs = 3000;
const takeTime = () => new Promise((resolve) => setTimeout(resolve, slowMs));

/** The sandbox as the academy sees a provider: through calls that may fail on the way. */
export function createSandboxProvider<Kind extends PaymentKind>(
  books: Books,
  kind: Kind,
): PaymentProvider<Kind> {
  async function call<Answer>(
    name: CallName,
    customer: string | undefined,
    effect: (fault: CallFault | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    const fault = await takeFault(books.db, name, customer);
    if (fault?.fault === 'timeoutBefore' || fault?.fault === 'serverError')
      throw new ProviderUnreachable(`The sandbox failed as asked: ${fault.fault}.`);
    if (fault?.fault === 'slow') await takeTime();
    const answer = await effect(fault).finally(books.onNews);
    if (fault?.fault === 'timeoutAfter' || fault?.fault === 'lostAnswer')
      throw new ProviderUnreachable(`The sandbox failed as asked: ${fault.fault}.`);
    return answer;
  }

  return {
    name: 'sandbox',
    kind,
    browserSetup: () => ({
      provider: 'sandbox',
      ...(kind === 'card' && { frameUrl: `${books.publicUrl}/card` }),
    }),
    saveMethod: (saving) =>
      call('saveMethod', saving.customer, () => saveMethod(books, { ...saving, kind })),
    readMethod: (ref) => call('readMethod', undefined, () => readMethod(books, ref)),
    removeMethod: (ref) => call('removeMethod', undefined, () => removeMethod(books, ref)),
    forgetCustomer: (customer) =>
      call('removeMethod', customer, () => forgetCustomer(books, customer)),
    ...(kind === 'wallet' && {
      beginApproval: (approval) =>
        call('beginApproval', approval.customer, () => createApproval(books, approval)),
    }),
    charge: (wish) =>
      call('charge', wish.customer, async (fault) => {
        if (await isSlow(books, wish.method)) await takeTime();
        return charge(books, wish, { kind, fault });
      }),
    readCharge: (by) => call('readCharge', undefined, () => readCharge(books, by)),
    cancelCharge: (ref) =>
      call('cancelCharge', undefined, () => settleCharge(books, ref, 'cancelled')),
    refund: (wish) => call('refund', undefined, (fault) => refund(books, wish, fault)),
    readRefund: (by) => call('readRefund', undefined, () => readRefund(books, by)),
    readDispute: (ref) => call('readDispute', undefined, () => readDispute(books, ref)),
    readEvent: async (delivery) => readSigned(keyFor(books.secret, 'webhooks'), delivery),
    listMovements: (page) =>
      call('listMovements', undefined, () => listMovements(books, kind, page)),
  };
}
