import { defineMessages } from '@uplink/api-client/messages';

export const snippetsMessages = defineMessages('mentor/snippets', {
  open: 'Snippets',
  title: 'Feedback snippets',
  intro: 'Text you use often. Only you can see it.',
  noun: 'Your snippets',
  none: 'No snippets yet',
  noneText: 'Save text you write often and add it to a message in one click.',
  insert: 'Insert',
  insertNamed: (title: string) => `Insert ${title}`,
  edit: 'Edit',
  editNamed: (title: string) => `Edit ${title}`,
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title}`,
  add: 'New snippet',
  heading: { add: 'New snippet', edit: 'Edit snippet' },
  name: 'Title',
  text: 'Text',
  save: 'Save snippet',
  cancel: 'Cancel',
  full: (most: number) => `You can save up to ${most} snippets. Remove one to add another.`,
});
