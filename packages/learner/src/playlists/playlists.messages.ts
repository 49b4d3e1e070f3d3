import { formatDuration } from '@uplink/api-client/domain';

const lessons = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

export const messages = {
  list: {
    noun: 'Your playlists',
    unit: 'playlists',
    empty: 'No playlist yet',
    emptyText: 'Collect lessons to come back to: make a list here, or save a lesson from its page.',
    create: 'New playlist',
    facts: (count: number, done: number, seconds: number) =>
      count === 0 ? 'No lesson yet' : `${lessons(count)}, ${done} done, ${formatDuration(seconds)}`,
  },
  one: {
    noun: 'The playlist',
    missing: 'This playlist does not exist',
    missingText: 'It may have been deleted in another tab or on another device.',
    all: 'All playlists',
    empty: 'No lesson in this playlist',
    emptyText: 'Open a lesson and save it here.',
    find: 'Go to your courses',
    facts: (count: number, seconds: number) => `${lessons(count)}, ${formatDuration(seconds)}`,
    done: 'Done',
    open: 'Open',
    notOwn: 'Not among your products',
    rename: 'Rename',
    remove: 'Delete',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    takeOut: (name: string) => `Take ${name} out of the playlist`,
    takenOut: (name: string) => `${name} taken out`,
    moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
    deleteTitle: (title: string) => `Delete ${title}?`,
    deleteText: 'The lessons stay where they are; only the list goes.',
    deleteIt: 'Delete playlist',
    deleted: (title: string) => `${title} deleted`,
    changed: 'The playlist was changed in another tab or on another device. This is how it is now.',
  },
  title: 'Name of the playlist',
  titleHelp: 'Such as Before the interview.',
  make: 'Make playlist',
  save: 'Save name',
  cancel: 'Cancel',
  lesson: {
    noun: 'Your playlists',
    heading: 'Save this lesson',
    none: 'You have no playlist yet. Give the first one a name.',
    create: 'New playlist',
    close: 'Close',
  },
} as const;
