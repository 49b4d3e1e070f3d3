import type { Schema } from '@uplink/api-client';
import { formatDateTime, formatDuration } from '@uplink/api-client/domain';
import type { examIntroMessages } from './exam-intro.messages.ts';

interface Fact {
  name: string;
  value: string;
}

/** What an exam asks for, each with its name. */
export function factsOf(exam: Schema<'Exam'>, messages: typeof examIntroMessages): Fact[] {
  const { facts } = messages;
  const { durationMinutes, cooldownMinutes, attemptsAllowed, xpPoints } = exam;
  const all: Fact[] = [
    { name: facts.questions, value: messages.questions(exam.questionCount, exam.totalPoints) },
    {
      name: facts.time,
      value: durationMinutes === null ? messages.noLimit : formatDuration(durationMinutes * 60),
    },
    { name: facts.mark, value: messages.mark(exam.passPercent) },
    { name: facts.attempts, value: messages.attempts(exam.attemptsUsed, attemptsAllowed) },
  ];
  if (attemptsAllowed !== 1) {
    const value =
      cooldownMinutes === 0 ? messages.noCooldown : formatDuration(cooldownMinutes * 60);
    all.push({ name: facts.cooldown, value });
  }
  if (xpPoints > 0) all.push({ name: facts.points, value: messages.xp(xpPoints) });
  return all;
}

/** Where an exam belongs; an SQC is named as one. */
export function placeOf(
  { product, kind }: Pick<Schema<'Exam'>, 'product' | 'kind'>,
  messages: typeof examIntroMessages,
): string {
  return kind === 'sqc' ? `${product.name}, ${messages.sqc}` : product.name;
}

/** Why no attempt can be started now; undefined when one can. */
export function closedReason(
  exam: Schema<'Exam'>,
  messages: typeof examIntroMessages,
): string | undefined {
  if (exam.canStart) return undefined;
  if (exam.state === 'passed') return messages.passed(exam.bestPercent ?? 0);
  if (exam.nextAttemptAt) return messages.opens(formatDateTime(exam.nextAttemptAt));
  return exam.questionCount === 0 ? messages.noQuestions : messages.usedUp;
}
