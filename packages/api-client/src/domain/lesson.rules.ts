import { formatTimer } from './format.ts';

export type LessonPart = 'finish' | 'quiz' | 'homework';

/**
 * What is left to do in a lesson: finish its content, hand in its quiz, get its
 * homework accepted. Null means the lesson has none.
 */
export function lessonRemaining(lesson: {
  isFinished: boolean;
  quizStatus: string | null;
  homeworkStatus: string | null;
}): LessonPart[] {
  const parts: LessonPart[] = [];
  if (!lesson.isFinished) parts.push('finish');
  if (lesson.quizStatus !== null && lesson.quizStatus !== 'complete') parts.push('quiz');
  if (lesson.homeworkStatus !== null && lesson.homeworkStatus !== 'complete')
    parts.push('homework');
  return parts;
}

/** What follows after the content of a lesson: its quiz, its homework or nothing. */
export function partAfterContent(
  remaining: readonly LessonPart[],
): Exclude<LessonPart, 'finish'> | undefined {
  return (['quiz', 'homework'] as const).find((part) => remaining.includes(part));
}

const wordsPerMinute = 220;

/** How long a written lesson takes to read, in whole minutes. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The length of a lesson: of a video to the second, of a text the minutes it takes to read, in the words given. */
export function lessonLength(
  seconds: number,
  hasVideo: boolean,
  toRead: (minutes: number) => string,
): string {
  return hasVideo ? formatTimer(seconds) : toRead(Math.max(1, Math.round(seconds / 60)));
}

/** '00:21:30', as authors write how long a lesson takes. */
export function formatClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.max(0, Math.floor(seconds));
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** The seconds of a text of the form HH:MM:SS; undefined for any other. */
export function parseClock(text: string): number | undefined {
  const parts = /^(\d{2}):([0-5]\d):([0-5]\d)$/.exec(text.trim());
  if (!parts) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
