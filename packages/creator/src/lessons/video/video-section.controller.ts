import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorLessonQuery,
  syllabusQuery,
  useUplink,
  videoRenditionsQuery,
} from '@uplink/api-client/react';
import { useSyncExternalStore } from 'react';
import { videoMessages } from './video.messages.ts';
import { setVideo, videoUpload } from './video-upload.store.ts';

/** Puts a changed lesson where its editor and the outline see it. */
export function useKeepLesson(): (lesson: Schema<'CreatorLesson'>) => void {
  const client = useUplink();
  const queries = useQueryClient();
  return (lesson) => {
    queries.setQueryData(creatorLessonQuery(client, lesson.id).queryKey, lesson);
    void queries.invalidateQueries({ queryKey: videoRenditionsQuery(client, lesson.id).queryKey });
    void queries.invalidateQueries({ queryKey: syllabusQuery(client, lesson.productId).queryKey });
  };
}

/** The video of a lesson: what is on its way, and how it is replaced or removed. */
export function useLessonVideo({ id, video }: Schema<'CreatorLesson'>) {
  const messages = useMessages(videoMessages);
  const client = useUplink();
  const keep = useKeepLesson();
  const upload = videoUpload(client, id, messages);
  const state = useSyncExternalStore(upload.subscribe, upload.getSnapshot, upload.getSnapshot);
  const replaces = video?.url ?? null;
  const removal = useMutation({
    mutationFn: () => setVideo(client, id, { key: null, poster: null, replaces }),
    onSuccess: keep,
  });
  return {
    upload,
    state,
    removal,
    choose: (file: File) => upload.start(file, replaces, keep),
  };
}
