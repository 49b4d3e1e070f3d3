import { VALIDATION } from '@uplink/api-client/domain';
import { unprocessable } from '../../../../../plugins/errors/errors.ts';
import { type DeclineCode, declineCodes } from '../../../payments.ts';
import { callFaults, callNames } from '../../faults.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Fields of a form, or of a JSON object. */
export type Input = Record<string, unknown>;

/** What the control page and its JSON calls can do, by name. */
export const controlActions: Record<string, (sandbox: Sandbox, input: Input) => Promise<unknown>> =
  {
    moveClock: ({ control }, input) =>
      control.moveClock(whole(input, 'days', 0) * 86_400_000 + whole(input, 'minutes', 0) * 60_000),
    addFault: ({ control }, input) => {
      const detail = oneOf(input, 'detail', ['', ...declineCodes]);
      return control.addFault({
        call: oneOf(input, 'call', callNames),
        fault: oneOf(input, 'fault', callFaults),
        times: whole(input, 'times', 1),
        ...(detail !== '' && { detail: detail as DeclineCode }),
        ...(text(input, 'customer') && { customer: text(input, 'customer') }),
      });
    },
    clearFaults: ({ control }) => control.clearFaults(),
    setDelivery: ({ control }, input) =>
      control.setDelivery({
        copies: whole(input, 'copies', 1),
        delayMs: whole(input, 'delayMs', 0),
        reorders: isSet(input, 'reorders'),
        loses: isSet(input, 'loses'),
        forges: isSet(input, 'forges'),
      }),
    sendLost: ({ control }) => control.sendLost(),
    deliver: async (sandbox) => ({ delivered: await sandbox.deliver() }),
    openDispute: async ({ control }, input) => ({
      dispute: await control.openDispute(text(input, 'charge')),
    }),
    closeDispute: ({ control }, input) =>
      control.closeDispute(text(input, 'dispute'), oneOf(input, 'state', ['won', 'lost'])),
    returnRefund: ({ control }, input) => control.returnRefund(text(input, 'refund')),
    expireMethod: ({ control }, input) => control.expireMethod(text(input, 'method')),
    removeMethod: ({ control }, input) => control.removeMethod(text(input, 'method')),
  };

const text = (input: Input, name: string): string => String(input[name] ?? '').slice(0, 200);
const isSet = (input: Input, name: string): boolean =>
  input[name] === true || input[name] === 'on' || input[name] === 'true';

function whole(input: Input, name: string, fallback: number): number {
  const value = input[name] === undefined || input[name] === '' ? fallback : Number(input[name]);
  if (!Number.isSafeInteger(value) || Math.abs(value) > 1e9)
    throw unprocessable('This is not a whole number.', { [name]: VALIDATION.integer });
  return value;
}

function oneOf<Value extends string>(input: Input, name: string, values: readonly Value[]): Value {
  const value = values.find((one) => one === (input[name] ?? ''));
  if (value === undefined)
    throw unprocessable(`Choose one of: ${values.filter(Boolean).join(', ')}.`, {
      [name]: VALIDATION.pattern,
    });
  return value;
}
