import {
  ApiError,
  createSaveQueue,
  type SaveQueue,
  type SaveQueueOptions,
} from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';

type Client = ReturnType<typeof useUplink>;

const queues = new WeakMap<Client, SaveQueue<true>>();

/** Keeps on this device that a lesson was finished, and tells the academy as soon as it can be reached. */
export async function finishLater(
  client: Client,
  lessonId: number,
  onSent: () => void,
): Promise<void> {
  const queue = queues.get(client) ?? createSaveQueue(finishSaving(client, onSent));
  queues.set(client, queue);
  await queue.ready;
  queue.set(String(lessonId), true);
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
        // Refused for good, such as a lesson that was taken out: the page shows how it stands.
        const isFinal = error instanceof ApiError && !error.isPassing && error.status !== 401;
        if (!isFinal) throw error;
      }
      onSent();
      return { version: 1, savedAt: new Date().toISOString() };
    },
    fetchStored: async () => undefined,
  };
}
