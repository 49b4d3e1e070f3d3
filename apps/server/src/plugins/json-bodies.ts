import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors/errors.ts';

/** Recordings of a page nest deepest: two levels for each element around another. */
const deepest = 500;

/**
 * Reads JSON that is not nested deeper than anything the contract takes. What comes after the parser
 * calls itself for each level, and would run out of stack.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!isTooDeep(String(body))) return parse(request, String(body), done);
    done(new Refusal(400, 'malformed', 'The body is nested too deeply.'));
  });
}

/** Counts brackets outside texts. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (mark === '"') at = endOfText(json, at);
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Where a text ends that begins at a place. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
