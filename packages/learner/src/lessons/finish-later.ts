import type { QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  createSaveQueue,
  type SaveQueue,
  type SaveQueueOptions,
} from '@uplink/api-client';
import { lessonQuery, progressKeys, type useUplink } from '@uplink/api-client/react';
import { asFinished } from './lesson-next.rules.ts';

type Client = ReturnType<typeof useUplink>;

const queues = new WeakMap<Client, SaveQueue<true>>();

/**
 * Keeps on this device that a lesson was finished while the academy could not be reached, shows it so, and
 * tells the academy later. Anything else that went wrong is thrown again.
 */
export async function finishLater(
  client: Client,
  queries: QueryClient,
  lessonId: number,
  error: unknown,
): Promise<'kept'> {
  if (!(error instanceof ApiError) || error.kind !== 'offline') throw error;
  const queue =
    queues.get(client) ??
    createSaveQueue(
      finishSaving(client, () => {
        for (const queryKey of progressKeys) void queries.invalidateQueries({ queryKey });
      }),
    );
  queues.set(client, queue);
  await queue.ready;
  queue.set(String(lessonId), true);
  queries.setQueryData(lessonQuery(client, lessonId).queryKey, asFinished);
  return 'kept';
}

/** How finished lessons are sent, by their id. */
export function finishSaving(
  { api, session, unwrap }: Client,
  onSent: () => void,
): SaveQueueOptions<true> {
  return {
    name: `uplink.${session.getPerson()}.finished`,
    async save(lessonId, _value, { keepalive }) {
      try {
        await unwrap(
          api.PATCH('/me/modules/{id}', {
            params: { path: { id: Number(lessonId) }, query: {} },
            body: {},
            keepalive,
          }),
          { rethrow: true },
        );
      } catch (error) {
        // Refused for good, for example because the lesson was removed: stop trying and refresh the page.
        const isFinal = error instanceof ApiError && !error.isPassing && error.status !== 401;
        if (!isFinal) throw error;
      }
      onSent();
      return { version: 1, savedAt: new Date().toISOString() };
    },
    fetchStored: async () => undefined,
  };
}
