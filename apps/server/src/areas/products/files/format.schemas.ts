import { SYLLABUS_LIMITS } from '@uplink/api-client/domain';
import { motifs } from '../authoring/cover.rules.ts';

type Schema = Record<string, unknown>;

const text = (maxLength: number, minLength = 1): Schema => ({
  type: 'string',
  minLength,
  maxLength,
  ...(minLength > 0 && { pattern: '\\S' }),
});
const flag: Schema = { type: 'boolean' };
const seconds: Schema = { type: 'integer', minimum: 3600, maximum: 315_360_000 };
const uniqueName: Schema = { type: 'string', maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
/** Another product: its unique name, with its kind before it where two share the name. */
const reference: Schema = {
  type: 'string',
  maxLength: 100,
  pattern: '^((course|project|program|bundle|labs)/)?[a-z0-9]+(-[a-z0-9]+)*$',
};
/** `//` and `/\` begin the address of another site. */
const inner = '/(?![/\\\\])';
const address: Schema = {
  type: 'string',
  maxLength: 500,
  pattern: `^(https?://|${inner}|media/)`,
};
const outside: Schema = { type: 'string', maxLength: 500, pattern: '^https://' };
const clock: Schema = { type: 'string', pattern: '^\\d{2}:[0-5]\\d:[0-5]\\d$' };

const list = (items: Schema, maxItems: number, minItems = 0): Schema => ({
  type: 'array',
  items,
  maxItems,
  minItems,
});

const shape = (
  required: Record<string, Schema>,
  optional: Record<string, Schema> = {},
): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

const written = (maxLength: number): Schema => ({
  anyOf: [text(maxLength, 0), shape({ html: text(maxLength, 0) })],
});

/** As in the editor: a link that runs a script is refused. */
const link: Schema = {
  type: 'string',
  maxLength: 2000,
  pattern: `^(https?://|${inner})\\S+$`,
};
const resources = list(shape({ title: text(200), url: link }), 50);

const header = {
  required: {
    name: text(120),
    uniqueName,
    shortDescription: text(160, 0),
    description: written(200_000),
    isSelfPaced: flag,
    prerequisites: list(reference, 20),
    whatYouLearn: list(text(200), 20),
  },
  optional: {
    level: { enum: [1, 2, 3] },
    alias: { type: 'string', maxLength: 40, pattern: '^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$' },
    partTimeEducationDuration: seconds,
    fullTimeEducationDuration: seconds,
    resources,
    leadsTo: { enum: ['networkJob', 'securityJob'] },
    skipAllowed: flag,
    discussion: flag,
    numeration: flag,
    certificate: flag,
    notClickable: flag,
    applyForm: outside,
    onboardingForm: outside,
    motif: { enum: motifs },
    pictures: shape(
      {},
      {
        wide: address,
        wideShowsOverlay: flag,
        tall: address,
        tallShowsOverlay: flag,
        logo: address,
      },
    ),
    terms: shape({ title: text(120), body: text(50_000) }),
    checklist: list(text(200), 50),
    tabs: list(
      shape(
        { kind: { enum: ['text', 'lessonMap', 'milestones', 'bundleItem'] }, title: text(60) },
        { text: written(20_000), product: reference },
      ),
      10,
    ),
  },
};

const slug: Schema = { type: 'string', maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };

export const taughtSchema = shape(
  {
    ...header.required,
    sections: list(
      shape({ name: text(200), lessons: list(slug, SYLLABUS_LIMITS.lessons) }),
      SYLLABUS_LIMITS.sections,
    ),
  },
  header.optional,
);

export const bundledSchema = shape(
  { ...header.required, children: list(reference, 100) },
  header.optional,
);

export const lessonSchema = shape(
  { name: text(200), xpPoints: { type: 'integer', minimum: 0, maximum: 10_000 } },
  {
    duration: clock,
    motivationalMessage: text(120),
    resources,
    isFree: flag,
    isHidden: flag,
    labs: list(uniqueName, 20),
    format: { enum: ['html'] },
    video: shape(
      { file: address, duration: clock },
      {
        poster: address,
        chapters: address,
        thumbnails: address,
        captions: list(shape({ language: text(20), label: text(60), file: address }), 20),
      },
    ),
  },
);

export const quizSchema = shape({
  title: text(200),
  questions: list(
    shape(
      {
        type: { enum: ['singleAnswer', 'multipleAnswer', 'fillInTheBlank', 'exercise'] },
        question: text(100_000),
      },
      {
        answers: list(shape({ answer: text(500), isCorrect: flag }), 20),
        explanation: text(2000),
        link: {
          anyOf: [
            text(500),
            shape({ position: { type: 'integer', minimum: 0, maximum: 359_999 } }),
          ],
        },
      },
    ),
    100,
    1,
  ),
});

export const homeworkSchema = shape(
  { type: { enum: ['UPLOAD', 'DIGITIZE'] }, title: text(200), brief: written(20_000) },
  {
    maxFiles: { type: 'integer', minimum: 1, maximum: 20 },
    maxFileSize: { type: 'integer', minimum: 1, maximum: 5_368_709_120 },
    extensions: list({ type: 'string', maxLength: 10, pattern: '^[a-z0-9]+$' }, 30, 1),
    challengeId: text(100),
    sections: list(
      shape({
        id: text(60),
        title: text(200),
        type: { enum: ['checklist', 'openAnswer', 'fillBlanks', 'exercise'] },
        items: list(shape({ id: text(60), text: text(100_000) }), 50),
      }),
      50,
    ),
  },
);

export const exercisesSchema = list({ type: 'object' }, 20, 1);
