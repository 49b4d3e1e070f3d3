import type { Schema } from '@uplink/api-client';
import { newId } from '@uplink/kit/saving';

/** What a visitor did in one free lesson. */
export interface KeptLesson {
  isFinished?: boolean;
  /** Seconds into the video. */
  position?: number;
  /** The answers checked last, and the quiz they belong to. */
  answers?: Schema<'QuizAnswer'>[];
  quizId?: number;
  /** By question, the answer saved last and not checked since. */
  drafts?: Record<number, Schema<'SavedAnswer'>>;
  /** By exercise, the answer typed last with its grade. */
  exercises?: Record<number, Pick<Schema<'Exercise'>, 'answer' | 'graded'>>;
}

export interface KeptVisit {
  version: 1;
  visitId: string;
  /** By the lesson's id; the one touched last comes last. */
  lessons: [id: number, kept: KeptLesson][];
}

const visitKey = 'uplink.visit';
const mostLessons = 20;

/** The visit where storage is blocked, as in frames of some browsers: it lasts as long as the page. */
let unstored: KeptVisit | undefined;

/** What this device keeps of a visit; nothing when it is another version or can't be read. */
export function readVisit(): KeptVisit | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(visitKey) ?? 'null') as KeptVisit | null;
    return kept?.version === 1 && Array.isArray(kept.lessons) ? kept : undefined;
  } catch {
    return unstored;
  }
}

export const readKept = (lessonId: number): KeptLesson =>
  readVisit()?.lessons.find(([id]) => id === lessonId)?.[1] ?? {};

/** Adds to what is kept of a lesson. */
export function keepLesson(lessonId: number, change: KeptLesson): void {
  const { visitId = newId(), lessons = [] } = readVisit() ?? {};
  const others = lessons.filter(([id]) => id !== lessonId);
  const changed: KeptVisit['lessons'][number] = [lessonId, { ...readKept(lessonId), ...change }];
  const visit: KeptVisit = {
    version: 1,
    visitId,
    lessons: [...others, changed].slice(-mostLessons),
  };
  try {
    localStorage.setItem(visitKey, JSON.stringify(visit));
  } catch {
    unstored = visit;
  }
}

/** Forgets a visit that was moved to an account, unless another visit has started since. */
export function forgetVisit(visitId: string): void {
  if (readVisit()?.visitId === visitId) localStorage.removeItem(visitKey);
}
