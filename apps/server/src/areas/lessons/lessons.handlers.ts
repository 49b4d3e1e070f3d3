import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readVisited } from '../partners/partner-sessions.service.ts';
import {
  listLessonVersions,
  readAuthoredLesson,
  readLessonVersion,
  saveLesson,
} from './authoring/authored-lesson.service.ts';
import { listFormerVideos, restoreVideo } from './authoring/former-videos.service.ts';
import { setLessonCaptions, setLessonVideo } from './authoring/lesson-video.service.ts';
import { listVideoRenditions, retryVideoRenditions } from './authoring/video-renditions.service.ts';
import { previewLesson, readFreeLesson, readLesson } from './lessons.service.ts';
import { keepVisit } from './visit.service.ts';
import { reportWatch } from './watch.service.ts';

export function lessonsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getFreeLesson'
  | 'getMyLesson'
  | 'keepVisit'
  | 'reportVideoStats'
  | 'getCreatorLesson'
  | 'updateCreatorLesson'
  | 'getLessonPreview'
  | 'listVideoRenditions'
  | 'retryVideoRenditions'
  | 'setLessonVideo'
  | 'setLessonCaptions'
  | 'listFormerVideos'
  | 'restoreVideo'
  | 'listLessonVersions'
  | 'getLessonVersion'
> {
  const { db, clock, grader, config } = deps;
  return {
    getFreeLesson: async (call) => readFreeLesson(db, await readVisited({ db, clock }, call)),
    keepVisit: ({ caller, body }) =>
      keepVisit({ db, clock, grader, secret: config.secret }, caller.id, body),
    getMyLesson: ({ caller, path }) => readLesson(db, clock, caller.id, path.id),
    reportVideoStats: ({ caller, path, body }) => reportWatch(deps, caller.id, path.moduleId, body),
    getCreatorLesson: ({ caller, path }) => readAuthoredLesson(db, caller, path.id),
    updateCreatorLesson: ({ caller, path, body }) =>
      saveLesson({ db, clock }, caller, path.id, body),
    listVideoRenditions: ({ caller, path }) => listVideoRenditions(deps, caller, path.id),
    retryVideoRenditions: ({ caller, path }) => retryVideoRenditions(deps, caller, path.id),
    getLessonPreview: ({ caller, path }) => previewLesson(db, caller, path.id),
    setLessonVideo: ({ caller, path, body }) => setLessonVideo(deps, caller, path.id, body),
    setLessonCaptions: ({ caller, path, body }) => setLessonCaptions(deps, caller, path, body),
    listFormerVideos: ({ caller, path }) => listFormerVideos(db, caller, path.id),
    restoreVideo: ({ caller, path, body }) => restoreVideo({ db, clock }, caller, path, body),
    listLessonVersions: ({ caller, path }) => listLessonVersions(db, caller, path.id),
    getLessonVersion: ({ caller, path }) => readLessonVersion(db, caller, path),
  };
}
