export const messages = {
  title: 'Your notes',
  add: 'New note',
  label: (time: string | undefined) => (time === undefined ? 'Note' : `Note at ${time}`),
  play: (time: string) => `Go to ${time}`,
  openLesson: 'Open the lesson',
  placeholder: 'What do you want to find again?',
  edit: (time: string | undefined) => `Edit ${label(time)}`,
  delete: (time: string | undefined) => `Delete ${label(time)}`,
  done: 'Done',
  empty: 'No notes yet',
  emptyWithVideo: 'Press N while the video plays, or "New note": the second is kept with it.',
  emptyText: 'Write down what you want to find again.',
  emptyPage: 'Notes you take in lessons are gathered here.',
  noMatch: (product: string) => `No notes in ${product}`,
  deleteTitle: 'Delete this note?',
  deleteText: 'Nobody can bring it back.',
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
} as const;

function label(time: string | undefined) {
  return time === undefined ? 'note' : `note at ${time}`;
}
