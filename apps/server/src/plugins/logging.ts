import type { FastifyServerOptions } from 'fastify';
import { hideCardNumbers } from '../card-number.ts';

const hidden: [pattern: RegExp, instead: string][] = [
  [/(?<![\w.+'-])[\w.+'-]+@[\w-]+(\.[\w-]+)+/g, '[address]'],
  [/\beyJ[\w-]+\.[\w.-]*/g, '[token]'],
  [/\b(code|state|token|password|secret|ticket|nonce)=[^\s&"')]+/gi, '$1=[hidden]'],
  // Codes, tickets, cookies and signatures are long runs of these.
  [/[\w-]{24,}/g, '[hidden]'],
];

/** Anyone may send a long text; what is wrong with it is said at its beginning. */
const longest = 4000;

/** What a log may keep of a text that others wrote: no address, code, token, password or card number. */
export function scrub(text: string): string {
  const withoutCards = hideCardNumbers(text.slice(0, longest));
  return hidden.reduce((left, [pattern, instead]) => left.replace(pattern, instead), withoutCards);
}

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** The places in the code, without the message that is above them. */
  stack: string;
  cause?: LoggedError;
  /** What a job could not do, one error for each thing. */
  errors?: LoggedError[];
};

const mostErrors = 10;

/**
 * An error without its own fields: those of a database or an identity provider repeat what someone
 * sent. The places in the code stay as they are.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: scrub(`${error}`), stack: '' };
  const { name, message, stack = '', cause, code } = error as Error & { code?: unknown };
  return {
    type: name,
    message: scrub(message),
    ...(typeof code === 'string' && { code }),
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && depth < 3 && { cause: loggedError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < 3 && {
        errors: error.errors.slice(0, mostErrors).map((one) => loggedError(one, depth + 1)),
      }),
  };
}

/** A request by what finds it again: its address may hold codes, its headers tokens. */
function loggedRequest({ method, url = '' }: { method?: string; url?: string }) {
  return { method, path: scrub(url.split('?')[0] ?? '') };
}

export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return { level, serializers: { err: (error) => loggedError(error), req: loggedRequest } };
}
