import { ApiError, type Schema } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';
import { newId } from '@uplink/kit/saving';
import { broughtBack } from './playlist-order.rules.ts';

type Client = ReturnType<typeof useUplink>;

/** Restores a deleted list with its lessons in order, without those that no longer exist. */
export async function restorePlaylist(
  { api, unwrap }: Client,
  { title, lessons }: Pick<Schema<'Playlist'>, 'title' | 'lessons'>,
): Promise<void> {
  const { id } = await unwrap(api.POST('/me/playlists', { body: { title, requestId: newId() } }));
  for (const { lesson } of lessons) {
    const path = { id, lessonId: lesson.id };
    await unwrap(api.PUT('/me/playlists/{id}/lessons/{lessonId}', { params: { path } })).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      },
    );
  }
}

/** Puts a lesson back at its place, in the list as it is by now. */
export async function restoreLesson(
  { api, unwrap }: Client,
  id: number,
  { lessonId, index }: { lessonId: number; index: number },
): Promise<void> {
  await unwrap(
    api.PUT('/me/playlists/{id}/lessons/{lessonId}', { params: { path: { id, lessonId } } }),
  );
  const params = { path: { id } };
  const { title, lessons, version } = await unwrap(api.GET('/me/playlists/{id}', { params }));
  const lessonIds = broughtBack(
    lessons.map(({ lesson }) => lesson.id),
    lessonId,
    index,
  );
  await unwrap(
    api.PUT('/me/playlists/{id}', { params, body: { title, lessonIds, baseVersion: version } }),
  );
}
