import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  addLesson,
  createPlaylist,
  deletePlaylist,
  listPlaylists,
  readPlaylist,
  removeLesson,
  updatePlaylist,
} from './playlists.service.ts';

export function playlistsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listMyPlaylists'
  | 'createMyPlaylist'
  | 'getMyPlaylist'
  | 'updateMyPlaylist'
  | 'deleteMyPlaylist'
  | 'addLessonToPlaylist'
  | 'removeLessonFromPlaylist'
> {
  const { db } = deps;
  return {
    listMyPlaylists: ({ caller, query }) => listPlaylists(db, caller.id, query),
    createMyPlaylist: ({ caller, body }) => createPlaylist(deps, caller.id, body),
    getMyPlaylist: ({ caller, path }) => readPlaylist(db, caller.id, path.id),
    updateMyPlaylist: ({ caller, path, body }) => updatePlaylist(deps, caller.id, path.id, body),
    deleteMyPlaylist: ({ caller, path }) => deletePlaylist(db, caller.id, path.id),
    addLessonToPlaylist: ({ caller, path }) => addLesson(deps, caller.id, path.id, path.lessonId),
    removeLessonFromPlaylist: ({ caller, path }) =>
      removeLesson(deps, caller.id, path.id, path.lessonId),
  };
}
