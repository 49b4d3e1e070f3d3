import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const userNotesMessages = defineMessages('admin/user-notes', {
  noun: 'Notes',
  unit: 'notes',
  count: (count: number) => plural(count, 'note'),
  add: 'Add note',
  note: 'New note',
  noteHelp: 'Other staff can see it. The person can’t.',
  none: 'No notes yet',
  noneText: 'Write down what other staff should know.',
  remove: 'Delete note',
  removeTitle: 'Delete this note?',
  removeText: 'It can’t be brought back.',
});
