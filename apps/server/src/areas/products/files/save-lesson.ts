import { isDeepStrictEqual } from 'node:util';
import { parseClock } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { writeLesson } from '../../lessons/authoring/authored-lesson.service.ts';
import { addLesson } from '../../syllabus/authoring/syllabus.service.ts';
import type { LessonContent, VideoContent } from './content.types.ts';
import type { LoadedLesson } from './load-lessons.ts';
import { labReference } from './references.ts';
import type { SyllabusForm } from './save.types.ts';
import { saveExercises } from './save-exercises.ts';
import { saveHomework, saveQuiz } from './save-lesson-work.ts';

export interface PlacedLesson {
  lesson: LessonContent;
  sectionId: number;
  before: LoadedLesson | undefined;
}

/** Makes a lesson what its files say, and leaves alone what they say already. */
export async function saveLesson(
  trx: Kysely<DB>,
  form: SyllabusForm,
  { lesson, sectionId, before }: PlacedLesson,
): Promise<number> {
  const id = before?.id ?? (await insertLesson(trx, form, { lesson, sectionId, before }));
  if (before) await changeLesson(trx, form, { id, lesson, stored: before.content });
  const place = { id, before, by: form.by };
  const path = `/${form.content.kind}s/${form.content.uniqueName}/sections/${sectionId}/lessons/${id}`;
  await saveQuiz(trx, { ...place, path }, lesson.quiz);
  await saveHomework(trx, { ...place, toHtml: form.toHtml }, lesson.homework);
  await saveExercises(trx, place, lesson.exercises);
  return id;
}

const secondsOf = (clock: string | undefined) => parseClock(clock ?? '') ?? 0;

/** Without one it is the time it takes to read. */
function durationOf({ duration, video }: LessonContent): { duration?: number } {
  const clock = duration ?? video?.duration;
  return clock === undefined ? {} : { duration: secondsOf(clock) };
}

function insertLesson(
  trx: Kysely<DB>,
  { productId, content, references, toHtml }: SyllabusForm,
  { lesson, sectionId }: PlacedLesson,
): Promise<number> {
  return addLesson(
    trx,
    { productId, sectionId, ordinal: null },
    {
      name: lesson.name,
      uniqueName: `${content.uniqueName}-${lesson.slug}`,
      description: toHtml(lesson.text),
      ...durationOf(lesson),
      xpPoints: lesson.xpPoints,
      resources: lesson.resources ?? [],
      labIds: labIdsOf(references, lesson),
      isFree: lesson.isFree ?? false,
      isHidden: lesson.isHidden ?? false,
      motivationalMessage: lesson.motivationalMessage,
      video: toVideo(lesson.video),
    },
  );
}

async function changeLesson(
  trx: Kysely<DB>,
  { by, references, toHtml }: SyllabusForm,
  { id, lesson, stored }: { id: number; lesson: LessonContent; stored: LessonContent },
): Promise<void> {
  if (!isDeepStrictEqual(wordsOf(lesson), wordsOf(stored)))
    await writeLesson(
      trx,
      id,
      {
        name: lesson.name,
        duration: secondsOf(lesson.duration),
        xpPoints: lesson.xpPoints,
        description: toHtml(lesson.text),
        resources: lesson.resources ?? [],
        motivationalMessage: lesson.motivationalMessage ?? '',
        isFree: lesson.isFree ?? false,
        labIds: labIdsOf(references, lesson),
      },
      by,
    );
  if (!isDeepStrictEqual(lesson.video, stored.video)) await writeVideo(trx, id, lesson.video);
}

const labIdsOf = (references: ReadonlyMap<string, number>, { labs = [] }: LessonContent) =>
  labs.flatMap((name) => references.get(labReference(name)) ?? []);

const wordsOf = ({
  video: _,
  quiz: _q,
  homework: _h,
  exercises: _e,
  isHidden: _i,
  ...words
}: LessonContent) => words;

function toVideo(video: VideoContent | undefined) {
  if (!video) return null;
  return {
    url: video.file,
    poster: video.poster ?? null,
    duration: secondsOf(video.duration),
    captions: (video.captions ?? []).map(({ file, ...caption }) => ({ ...caption, url: file })),
    chapters: video.chapters ?? null,
    thumbnails: video.thumbnails ?? null,
  };
}

async function writeVideo(
  trx: Kysely<DB>,
  lessonId: number,
  content: VideoContent | undefined,
): Promise<void> {
  const video = toVideo(content);
  const isStream = video?.url.endsWith('.m3u8') ?? false;
  await trx
    .updateTable('authored_lesson')
    .set({
      video_provider: video && (isStream ? 'hls' : 'file'),
      video_url: video?.url ?? null,
      video_poster: video?.poster ?? null,
      video_duration: video?.duration ?? null,
      video_captions: JSON.stringify(video?.captions ?? []),
      video_chapters: video?.chapters ?? null,
      video_thumbnails: video?.thumbnails ?? null,
    })
    .where('module_id', '=', lessonId)
    .execute();
}
