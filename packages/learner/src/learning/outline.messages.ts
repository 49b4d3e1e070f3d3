import { SKIPPED_LABEL } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const outlineMessages = defineMessages('learner/outline', {
  noun: 'The outline',
  title: 'Outline',
  empty: 'Nothing here yet',
  emptyText: 'Lessons appear here when they are published.',
  skipped: SKIPPED_LABEL,
  left: (time: string) => `${time} left`,
  toGo: (lessons: number) => `${count(lessons)} left`,
  done: 'Done',
  section: (position: number, name: string) => `${position}. ${name}`,
  sectionLocked: (total: number) => `${count(total)}, locked`,
  sectionDone: (total: number) => `${count(total)}, done`,
  sectionOpen: (done: number, total: number) => `${done} of ${count(total)} done`,
  quiz: (name: string) => `Quiz: ${name}`,
  questions: (total: number) => `${total} ${total === 1 ? 'question' : 'questions'}`,
  homework: (name: string) => `Homework: ${name}`,
  upload: 'upload',
  /** Of a text. */
  duration: (minutes: number) => `${minutes} min read`,
  form: 'form',
  buy: 'Buy',
  buyLesson: (name: string) => `Buy ${name}`,
  states: {
    done: 'done',
    current: 'you are here',
    open: 'open',
    locked: 'locked',
  },
});

function count(total: number): string {
  return `${total} ${total === 1 ? 'lesson' : 'lessons'}`;
}
