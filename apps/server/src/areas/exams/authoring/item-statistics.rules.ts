import type { Schema } from '@uplink/api-client';

/** A completed attempt: its result, and which of its questions were right. */
export interface GradedAttempt {
  percent: number;
  items: { questionId: number; question: string; topic: string; isRight: boolean }[];
}

/** Fewer say nothing about how well a question tells the strong from the weak. */
const leastAttempts = 10;
const groupShare = 0.27;

/**
 * How each question did over all attempts that had it. Its difficulty is the share of right answers, its
 * discrimination how much more often the best 27% of those attempts have it right than the weakest 27%.
 */
export function itemStatistics(attempts: readonly GradedAttempt[]): Schema<'ExamItemStatistics'>[] {
  const found = new Map<number, { item: GradedAttempt['items'][number]; of: Answered[] }>();
  for (const { percent, items } of attempts) {
    for (const item of items) {
      const entry = found.get(item.questionId) ?? { item, of: [] };
      entry.of.push({ percent, isRight: item.isRight });
      found.set(item.questionId, entry);
    }
  }
  return [...found.values()].map(({ item: { questionId, question, topic }, of }) => ({
    questionId,
    question,
    topic,
    asked: of.length,
    difficulty: round(shareRight(of)),
    discrimination: of.length < leastAttempts ? null : round(discriminationOf(of)),
  }));
}

interface Answered {
  percent: number;
  isRight: boolean;
}

function discriminationOf(answered: readonly Answered[]): number {
  const byResult = answered.toSorted((one, other) => other.percent - one.percent);
  const size = Math.max(1, Math.round(byResult.length * groupShare));
  return shareRight(byResult.slice(0, size)) - shareRight(byResult.slice(-size));
}

const shareRight = (answered: readonly Answered[]) =>
  answered.filter(({ isRight }) => isRight).length / answered.length;

const round = (value: number) => Math.round(value * 100) / 100;
