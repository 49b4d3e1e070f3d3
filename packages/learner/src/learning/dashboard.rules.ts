import type { Schema } from '@uplink/api-client';
import { formatDuration } from '@uplink/api-client/domain';

/** 'Good evening' by the reader's own clock. */
export function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 5) return 'Good night';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The exact next step in one sentence. */
export function nextWords(next: Schema<'ContinueLearning'> | null): string {
  if (!next) return 'Choose where your route begins.';
  const left = Math.max(0, next.duration - next.position);
  const time = left > 0 ? formatDuration(left) : 'A last look';
  const quiz = next.quizQuestionCount > 0 ? ' and a quiz' : '';
  return next.nextName
    ? `${time}${quiz}, then ${next.nextName} opens.`
    : `${time}${quiz}, then this course is done.`;
}
