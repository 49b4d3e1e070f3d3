import { ApiError, type Schema } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';
import { newId } from '../shared/new-id.ts';

/** Makes a deleted list once more, its lessons in their order. Those that are gone meanwhile stay away. */
export async function restorePlaylist(
  { api, unwrap }: ReturnType<typeof useUplink>,
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
