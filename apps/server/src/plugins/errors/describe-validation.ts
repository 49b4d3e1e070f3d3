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
    fieldErrors[field] ??= sentence(fault);
  }
  const [field, text] = Object.entries(fieldErrors)[0] ?? ['body', 'Wrong Format'];
  return { message: `${text} (${field})`, fieldErrors };
}

function sentence(fault: Fault): string {
  const limit = (fault.params as { limit?: number }).limit;
  switch (fault.keyword) {
    case 'required':
      return 'This field is Required';
    case 'minimum':
    case 'exclusiveMinimum':
      return `Value must be higher than ${limit}`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `Value must be lower than ${limit}`;
    case 'maxLength':
      return `Must be less than ${limit} characters`;
    case 'minLength':
      return limit === 1 ? 'This field is Required' : `Must be more than ${limit} characters`;
    case 'additionalProperties':
      return 'This field is unknown';
    default:
      return 'Wrong Format';
  }
}
