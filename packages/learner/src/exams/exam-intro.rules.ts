import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { examIntroMessages } from './exam-intro.messages.ts';

interface Fact {
  name: string;
  value: string;
}

/** What an exam asks for, each with its name. */
export function factsOf(
  exam: Schema<'Exam'>,
  messages: typeof examIntroMessages,
  formats: Formats,
): Fact[] {
  const { facts } = messages;
  const { durationMinutes, cooldownMinutes, attemptsAllowed, xpPoints } = exam;
  const all: Fact[] = [
    { name: facts.questions, value: messages.questions(exam.questionCount, exam.totalPoints) },
    {
      name: facts.time,
      value: durationMinutes === null ? messages.noLimit : formats.duration(durationMinutes * 60),
    },
    { name: facts.mark, value: messages.mark(exam.passPercent) },
    { name: facts.attempts, value: messages.attempts(exam.attemptsUsed, attemptsAllowed) },
  ];
  if (attemptsAllowed !== 1) {
    const value =
      cooldownMinutes === 0 ? messages.noCooldown : formats.duration(cooldownMinutes * 60);
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
  formats: Formats,
): string | undefined {
  if (exam.canStart) return undefined;
  if (exam.state === 'passed') return messages.passed(exam.bestPercent ?? 0);
  if (exam.nextAttemptAt) return messages.opens(formats.dateTime(exam.nextAttemptAt));
  return exam.questionCount === 0 ? messages.noQuestions : messages.usedUp;
}
