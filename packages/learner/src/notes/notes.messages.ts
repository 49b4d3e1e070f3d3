import { defineMessages } from '@uplink/api-client/messages';

export const notesMessages = defineMessages('learner/notes', {
  title: 'Your notes',
  add: 'New note',
  label: (time: string | undefined) => (time === undefined ? 'Note' : `Note at ${time}`),
  play: (time: string) => `Go to ${time}`,
  openLesson: 'Open the lesson',
  placeholder: 'What do you want to remember?',
  edit: (time: string | undefined) => `Edit ${label(time)}`,
  delete: (time: string | undefined) => `Delete ${label(time)}`,
  done: 'Done',
  empty: 'No notes yet',
  emptyWithVideo:
    'Press N while the video plays, or choose "New note". The time is saved with your note.',
  emptyText: 'Write down what you want to remember.',
  emptyPage: 'Notes you take in lessons appear here.',
  toLesson: 'Go to your next lesson',
  showAll: 'Show all notes',
  noMatch: (product: string) => `No notes in ${product}`,
  deleteTitle: 'Delete this note?',
  deleteText: "This can't be undone.",
  deleteConfirm: 'Delete note',
  deleted: 'Note deleted',
  notDeleted: (why: string) => `The note could not be deleted. ${why}`,
  download: 'Download PDF',
  notDownloaded: (why: string) => `The notes could not be downloaded. ${why}`,
  fileName: 'notes.pdf',
  noun: 'Your notes',
  sayNoun: 'Notes',
  unit: 'notes',
  product: 'Product',
  allProducts: 'All products',
  conflict: 'This note',
});

function label(time: string | undefined) {
  return time === undefined ? 'note' : `note at ${time}`;
}
