import type { Schema } from '@uplink/api-client';
import { formatTimer } from '@uplink/api-client/domain';

export interface OutlineHop {
  lessonId: number;
  part: 'lesson' | 'quiz' | 'homework';
  name: string;
  meta: string;
  state: 'done' | 'open' | 'locked';
  hasVideo: boolean;
}

/** The hops of a section: each lesson, then its quiz, then its homework. */
export function toHops(section: Schema<'OutlineSection'>): OutlineHop[] {
  return section.lessons.flatMap((lesson) => {
    const isDone = lesson.status === 3 || lesson.isFinished;
    const hops: OutlineHop[] = [
      {
        lessonId: lesson.id,
        part: 'lesson',
        name: lesson.name,
        meta: formatTimer(lesson.duration),
        state: isDone ? 'done' : lesson.isLocked ? 'locked' : 'open',
        hasVideo: lesson.hasVideo,
      },
    ];
    if (lesson.quiz) {
      hops.push({
        lessonId: lesson.id,
        part: 'quiz',
        name: `Quiz: ${lesson.name}`,
        meta: `${lesson.quiz.questionCount} questions`,
        state: lesson.quiz.status === 'complete' ? 'done' : lesson.isLocked ? 'locked' : 'open',
        hasVideo: false,
      });
    }
    if (lesson.homework) {
      hops.push({
        lessonId: lesson.id,
        part: 'homework',
        name: `Homework: ${lesson.name}`,
        meta: lesson.homework.type === 'UPLOAD' ? 'upload' : 'form',
        state: lesson.homework.status === 'complete' ? 'done' : lesson.isLocked ? 'locked' : 'open',
        hasVideo: false,
      });
    }
    return hops;
  });
}
