import { defineMessages } from '@uplink/api-client/messages';

export const lessonFinishMessages = defineMessages('learner/lesson-finish', {
  label: 'What you earned',
  done: 'Lesson done',
  accepted: 'Accepted',
  points: (points: number) => `+${points} XP`,
  level: (level: number) => `Level ${level}`,
  left: (points: string, level: number) => `${points} XP to level ${level}`,
  inLevel: (points: number, total: number) => `${points} of ${total} XP in this level`,
  end: (product: string) => `That was the last lesson of ${product}.`,
  next: 'Next lesson',
  certificate: 'See your certificate',
  outline: 'Back to the outline',
});
