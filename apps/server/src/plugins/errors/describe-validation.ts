import { CHARACTERS, UNKNOWN_PAYMENT_METHOD, VALIDATION } from '@uplink/api-client/domain';
import type { FastifyError } from 'fastify';

type Fault = NonNullable<FastifyError['validation']>[number];

/** The first message of each field that breaks the contract, and one sentence for the whole. */
export function describeValidation(faults: Fault[], context: string | undefined) {
  const fieldErrors: Record<string, string> = {};
  for (const fault of faults) {
    const missing = (fault.params as { missingProperty?: string }).missingProperty;
    const extra = (fault.params as { additionalProperty?: string }).additionalProperty;
    const path = fault.instancePath.slice(1).replace(/\//g, '.');
    const field = [path, missing ?? extra].filter(Boolean).join('.') || (context ?? 'body');
    fieldErrors[field] ??= isPaymentType(fault) ? UNKNOWN_PAYMENT_METHOD : sentence(fault);
  }
  const [field, text] = Object.entries(fieldErrors)[0] ?? ['body', VALIDATION.pattern];
  const isUnknown = faults.some(isPaymentType);
  const message = isUnknown ? UNKNOWN_PAYMENT_METHOD : `${text} (${field})`;
  return { message, fieldErrors };
}

/** Whether a way to pay was named that doesn't exist, or that isn't for the caller. */
const isPaymentType = ({ keyword, instancePath }: Fault): boolean =>
  keyword === 'enum' && instancePath.endsWith('/paymentType');

interface Params {
  limit?: number;
  type?: string | string[];
  format?: string;
}

function sentence(fault: Fault): string {
  const { limit = 0, type, format } = fault.params as Params;
  switch (fault.keyword) {
    case 'required':
      return VALIDATION.required;
    case 'minimum':
    case 'exclusiveMinimum':
      return VALIDATION.atLeast(limit);
    case 'maximum':
    case 'exclusiveMaximum':
      return VALIDATION.atMost(limit);
    case 'maxLength':
      return VALIDATION.maxLength(limit);
    case 'minLength':
      return limit === 1 ? VALIDATION.required : VALIDATION.minLength(limit);
    case 'type':
      return [type].flat().includes('integer') ? VALIDATION.integer : VALIDATION.pattern;
    case 'additionalProperties':
      return 'Unknown field';
    case 'format':
      return CHARACTERS[format as keyof typeof CHARACTERS] ?? VALIDATION.pattern;
    default:
      return VALIDATION.pattern;
  }
}
