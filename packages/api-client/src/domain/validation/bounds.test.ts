import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import contract from '../../generated/contract.json' with { type: 'json' };
import {
  DISCUSSION_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  QUESTION_TITLE_MAX_LENGTH,
  RATING_STARS,
  RECOMMENDATION_MAXIMUM,
  RECOMMENDATION_MINIMUM,
  REVIEW_MAX_LENGTH,
  WEB_ADDRESS_MAX_LENGTH,
} from '../constants.ts';
import { PLAYLIST_LIMITS, PROFILE_LENGTHS } from '../profile.rules.ts';
import { VALIDATION } from './validation.messages.ts';

interface Bounds {
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  properties?: Record<string, Bounds>;
}
const schemas = contract.components.schemas as unknown as Record<string, Bounds>;
const field = (schema: string, name: string) => schemas[schema]?.properties?.[name];

const profile = Object.entries(PROFILE_LENGTHS)
  .filter(([name]) => field('ProfileUpdate', name))
  .map(([name, length]): [string, string, number] => ['ProfileUpdate', name, length]);

test.each<[schema: string, name: string, length: number]>([
  ...profile,
  ['RatingInput', 'review', REVIEW_MAX_LENGTH],
  ['NoteInput', 'text', NOTE_MAX_LENGTH],
  ['QuestionInput', 'title', QUESTION_TITLE_MAX_LENGTH],
  ['QuestionInput', 'body', DISCUSSION_MAX_LENGTH],
  ['ResponseInput', 'body', DISCUSSION_MAX_LENGTH],
  ['FeedbackInput', 'message', MESSAGE_MAX_LENGTH],
  ['MilestoneAnswer', 'link', WEB_ADDRESS_MAX_LENGTH],
  ['EmailInput', 'email', EMAIL_MAX_LENGTH],
  ['PasswordInput', 'password', PASSWORD_MAX_LENGTH],
])('the server takes of %s.%s what the form does: %d characters', (schema, name, length) => {
  expect(field(schema, name)?.maxLength).toBe(length);
});

test('the server takes the stars, recommendations and titles that the forms do', () => {
  expect(schemas.Stars).toMatchObject({ minimum: 1, maximum: RATING_STARS });
  expect(schemas.Recommendation).toMatchObject({
    minimum: RECOMMENDATION_MINIMUM,
    maximum: RECOMMENDATION_MAXIMUM,
  });
  expect(schemas.PlaylistTitle?.maxLength).toBe(PLAYLIST_LIMITS.title);
});

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const sources = [
  'packages/api-client/src',
  'packages/ui/src',
  'packages/kit/src',
  'packages/learner/src',
  'packages/mentor/src',
  'packages/creator/src',
  'packages/admin/src',
  'apps/portal/src',
  'apps/server/src',
]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|fixture)\.|\/generated\//.test(name));

const beginning = (sentence: string) => sentence.split('#')[0] ?? sentence;

test.each(
  Object.entries(VALIDATION).map(([name, sentence]) => [
    name,
    beginning(typeof sentence === 'string' ? sentence : sentence('#' as never)),
  ]),
)('the sentence of %s stands in one file: %s', (_name, sentence) => {
  const places = sources.filter((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return (
      text.includes(`'${sentence}`) ||
      text.includes(`"${sentence}`) ||
      text.includes(`\`${sentence}`)
    );
  });
  expect(places).toEqual(['packages/api-client/src/domain/validation/validation.messages.ts']);
});
