import { formatDuration } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

const lessons = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`);

export const playlistsMessages = defineMessages('learner/playlists', {
  list: {
    noun: 'Your playlists',
    unit: 'playlists',
    empty: 'No playlists yet',
    emptyText:
      'Collect lessons to come back to. Create a playlist here, or save a lesson from its page.',
    create: 'New playlist',
    facts: (count: number, done: number, seconds: number) =>
      count === 0
        ? 'No lessons yet'
        : `${lessons(count)}, ${done} done, ${formatDuration(seconds)}`,
  },
  one: {
    noun: 'The playlist',
    missing: 'This playlist does not exist',
    missingText: 'It may have been deleted in another tab or on another device.',
    all: 'All playlists',
    empty: 'No lessons in this playlist',
    emptyText: 'Open a lesson and save it here.',
    find: 'Go to your courses',
    facts: (count: number, seconds: number) => `${lessons(count)}, ${formatDuration(seconds)}`,
    done: 'Done',
    open: 'Open',
    notOwn: "You don't own this yet",
    rename: 'Rename',
    remove: 'Delete',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    takeOut: (name: string) => `Remove ${name} from the playlist`,
    takenOut: (name: string) => `${name} removed`,
    moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
    deleteTitle: (title: string) => `Delete ${title}?`,
    deleteText: 'Only the playlist is deleted. The lessons stay.',
    deleteIt: 'Delete playlist',
    deleted: (title: string) => `${title} deleted`,
    changed:
      'The playlist was changed in another tab or on another device. This is the latest version.',
  },
  title: 'Playlist name',
  titleHelp: 'For example, Before the interview.',
  make: 'Create playlist',
  save: 'Save name',
  cancel: 'Cancel',
  lesson: {
    noun: 'Your playlists',
    heading: 'Save this lesson',
    none: "You don't have any playlists yet. Name your first one.",
    create: 'New playlist',
    close: 'Close',
  },
});
