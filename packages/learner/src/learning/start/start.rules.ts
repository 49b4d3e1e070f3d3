import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import { lengthOf, type productWords } from '@uplink/kit/products';
import type { startMessages } from './start.messages.ts';

type Goals = Schema<'Goals'>;
export type Question = Goals['skipped'][number];

export interface Choice {
  value: string | number;
  label: string;
}

interface AskedQuestion {
  id: Question;
  label: string;
  choices: readonly Choice[];
}

/** The questions in their order, each with what can be answered. */
export function questionsInOrder(messages: typeof startMessages): readonly AskedQuestion[] {
  return [
    { id: 'goal', label: messages.goal.question, choices: toChoices(messages.goal.answers) },
    { id: 'level', label: messages.level.question, choices: toChoices(messages.level.answers) },
    {
      id: 'evenings',
      label: messages.evenings.question,
      choices: [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) })),
    },
  ];
}

function toChoices(answers: Record<string, string>): Choice[] {
  return Object.entries(answers).map(([value, label]) => ({ value, label }));
}

/** Neither answered nor skipped. */
export function isOpenQuestion(goals: Goals, question: Question): boolean {
  return goals[question] === null && !goals.skipped.includes(question);
}

/** The answers on one line; undefined without any. */
export function answersInWords(
  { goal, level, evenings }: Goals,
  messages: typeof startMessages,
): string | undefined {
  const words = [
    goal && messages.goal.answers[goal],
    level && messages.level.answers[level],
    evenings !== null && messages.evenings.inWords(evenings),
  ].filter((word) => typeof word === 'string');
  if (words.length === 0) return undefined;
  const [first = '', ...rest] = words;
  return [first, ...rest.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(', ');
}

export type StepState = 'current' | 'open' | 'later' | 'done';

/** How far a step of the path is. */
export function stateOf({ module, freeLessons }: Schema<'PathStep'>, index: number): StepState {
  if (module.status === ModuleStatus.done) return 'done';
  if (index === 0) return 'current';
  const isOpen =
    module.status !== null &&
    module.status !== ModuleStatus.applied &&
    !module.isLocked &&
    module.incompleteDependencies.length === 0;
  return isOpen || freeLessons > 0 ? 'open' : 'later';
}

export interface Evening extends Schema<'PathLesson'> {
  date: string;
}

/** A lesson for each evening that is planned this week. */
export function eveningsOf(
  lessons: readonly Schema<'PathLesson'>[],
  { days }: Pick<Schema<'Week'>, 'days'>,
): Evening[] {
  const planned = days.filter(({ isPlanned }) => isPlanned);
  return planned.flatMap(({ date }, index) => {
    const lesson = lessons[index];
    return lesson ? [{ ...lesson, date }] : [];
  });
}

/** What a step is, in a few words under its name. */
export function stepFacts(
  { module, kind, freeLessons }: Schema<'PathStep'>,
  messages: typeof startMessages,
  words: typeof productWords,
  formats: Formats,
): string {
  const { type, length, lessonCount, status, incompleteDependencies } = module;
  const duration = module.partTimeEducationDuration;
  const isProgram = kind === 'program';
  const missing = incompleteDependencies.map(({ name }) => name);
  return [
    kind === 'free' ? messages.freeCourse : words.types[type],
    isProgram ? messages.lessons(lessonCount) : lengthOf({ length, duration }, words, formats),
    status === ModuleStatus.applied && messages.applied,
    (status === null || missing.length > 0) && freeLessons > 0 && messages.openNow(freeLessons),
    !isProgram && missing.length > 0 && messages.finishFirst(missing),
  ]
    .filter(Boolean)
    .join(' · ');
}
