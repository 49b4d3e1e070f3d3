import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import type { productWords } from '@uplink/kit/products';
import type { Hop } from '@uplink/ui/route-path';
import type { dashboardMessages } from './dashboard.messages.ts';
import type { outlineMessages } from './outline.messages.ts';
import { hopHref, toHops } from './outline.rules.ts';

/** 'Good evening' by the reader's own clock. */
export function greeting(now: Date, messages: typeof dashboardMessages): string {
  const { morning, afternoon, evening } = messages.greetings;
  const hour = now.getHours();
  // 'Good night' would send away whoever studies late.
  if (hour < 5 || hour >= 18) return evening;
  return hour < 12 ? morning : afternoon;
}

/** The exact next step in one sentence. */
export function nextWords(
  next: Schema<'ContinueLearning'> | null,
  messages: typeof dashboardMessages,
  formats: Formats,
): string {
  if (!next) return messages.begin;
  const left = Math.max(0, next.duration - next.position);
  const time = left > 0 ? formats.duration(left) : messages.lastLook;
  const quiz = next.quizQuestionCount > 0 ? messages.andQuiz : '';
  return time + quiz + (next.nextName ? messages.thenOpens(next.nextName) : messages.thenDone);
}

/** How much of a lesson is watched, 0 to 100. */
export function watchedPercent({
  position,
  duration,
}: Pick<Schema<'ContinueLearning'>, 'position' | 'duration'>): number {
  return duration > 0 ? Math.min(100, Math.round((position * 100) / duration)) : 0;
}

const mostHops = 12;

/** The route of the current section, with the current lesson as its active hop. */
export function routeOf(
  { lesson, section }: Schema<'ContinueLearning'>,
  messages: typeof dashboardMessages,
  outlineTexts: typeof outlineMessages,
): Hop[] {
  const labels = { quiz: messages.quiz, homework: messages.homework };
  const hops = toHops(section, outlineTexts);
  const at = hops.findIndex(({ lessonId, part }) => lessonId === lesson.id && part === 'lesson');
  const from = Math.max(0, Math.min(at - mostHops / 2, hops.length - mostHops));
  return hops.slice(from, from + mostHops).map((hop) => {
    const { lessonId, part, name, meta, state } = hop;
    const isHere = lessonId === lesson.id && part === 'lesson' && state === 'open';
    const shown = isHere ? 'current' : state;
    const href = hopHref(hop, section.id, lesson.product);
    return {
      id: `${lessonId}-${part}`,
      label: part === 'lesson' ? name : labels[part],
      meta,
      state: shown,
      stateText: shown === 'open' ? '' : outlineTexts.states[shown],
      ...(href && { href }),
    };
  });
}

/** What a product is, in a few words under its name. */
export function moduleFacts(
  { type, isSelfPaced, isLocked }: Schema<'Module'>,
  messages: typeof dashboardMessages,
  words: typeof productWords,
): string {
  return [words.types[type], isSelfPaced && messages.selfPaced, isLocked && messages.opensLater]
    .filter(Boolean)
    .join(' · ');
}

export interface WeekDay {
  date: string;
  letter: string;
  /** The day and its time in words. */
  words: string;
  isUp: boolean;
  isToday: boolean;
  isPlanned: boolean;
}

/** The days of the week as ports: lit when something was learned, dashed while it is planned. */
export function toWeekDays(
  { days }: Pick<Schema<'Week'>, 'days'>,
  messages: typeof dashboardMessages,
  formats: Formats,
): WeekDay[] {
  return days.map(({ date, seconds, isToday, isUp, isPlanned }) => {
    const day = new Date(`${date}T12:00:00Z`);
    const learned = isUp || seconds > 0;
    const nothing = isPlanned ? messages.planned : messages.nothing;
    const time = seconds > 0 ? formats.duration(seconds) : messages.lessonDone;
    return {
      date,
      letter: formats.part(day, { weekday: 'narrow' }),
      words: messages.dayWas(formats.part(day, { weekday: 'long' }), learned ? time : nothing),
      isUp,
      isToday,
      isPlanned,
    };
  });
}

/** Whether there is something to say about the week: a plan, or something learned. */
export const hasWeek = ({ days, planned }: Schema<'Week'>): boolean =>
  planned !== null || days.some(({ isUp, seconds }) => isUp || seconds > 0);

/** How far the week is, without a word about what was missed. */
export function weekWords(
  { up, planned, streak }: Schema<'Week'>,
  messages: typeof dashboardMessages,
): string {
  const isShort = planned !== null && up < planned;
  const words = [
    isShort && messages.ofPlanned(up, planned),
    !isShort && up > 0 && (planned === null ? messages.eveningsUp(up) : messages.asPlanned(up)),
    (isShort || up === 0) && messages.port,
    streak > 1 && messages.streak(streak),
  ];
  return words.filter(Boolean).join(' ');
}

/** Where a piece of open work leads. */
export function workHref({ lesson, kind }: Schema<'OpenWork'>): string {
  return lessonPath(lesson, kind);
}
