import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const seeAsUserMessages = defineMessages('admin/see-as-user', {
  action: 'See as this user',
  title: (name: string) => `See the portal as ${name}`,
  text: 'For an hour you see what they are learning, and can’t change anything. Their payments and messages stay hidden. The logs of both accounts say that you looked, and why.',
  reason: 'Reason',
  begin: 'Begin',
  noun: 'What this user sees',
  ended: 'This view has ended',
  endedText: 'Views last an hour. Start another one with a reason.',
  again: 'Begin again',
  banner: (name: string, time: string) =>
    `You are viewing the portal as ${name}, read-only, until ${time}.`,
  because: (reason: string) => `Reason: ${reason}`,
  stop: 'Stop',
  next: 'Continues with',
  products: 'Courses and projects',
  noProducts: 'No products yet.',
  progress: (done: number, total: number) => `${done} of ${total} lessons done`,
  lessons: 'The lessons',
  done: 'Done',
  locked: 'Locked',
  open: 'Open',
  exams: 'Exams',
  noExams: 'No exams.',
  best: (percent: number | null) => (percent === null ? 'Not taken' : `Best ${percent}%`),
  attempts: (used: number) => plural(used, 'attempt'),
  certificates: 'Certificates and awards',
  noCertificates: 'None yet.',
});
