import type { TestAnswers } from '@uplink/api-client/testing';
import { longText } from './refs.fixture.ts';

/** Fields that hold what someone named. */
const named = /^(name|title|headline|(module|product|lesson|course)Name)$/;

/** Networks refer to their devices by name. */
const isReferredTo = (key: string) => key === 'devices';

/** The same answers with long names, as far as they are bodies; functions of a request stay. */
export function withLongTexts(answers: TestAnswers): TestAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([call, body]) => [call, lengthened(body)]),
  );
}

function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (isReferredTo(key)) return [key, inner];
      return [key, named.test(key) && typeof inner === 'string' ? longText : lengthened(inner)];
    }),
  );
}
