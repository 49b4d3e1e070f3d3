import { defineMessages } from '@uplink/api-client/messages';

export const homeworkInboxMessages = defineMessages('mentor/homework-inbox', {
  noun: 'The inbox',
  unit: 'submissions',
  title: (count: string) => `${count} waiting for review`,
  order: 'Oldest first.',
  clear: "There's no homework to review.",
  type: 'Homework type',
  types: { all: 'All types', UPLOAD: 'Files', DIGITIZE: 'Worksheets' },
  states: { pending: 'Pending', needsRevision: 'Sent back', complete: 'Complete' },
  product: 'Product',
  status: 'Status',
});
