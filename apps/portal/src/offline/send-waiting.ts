import {
  createSaveQueue,
  type SaveQueueOptions,
  type UplinkClient,
  waitingWork,
} from '@uplink/api-client';
import { formDraft } from '@uplink/learner/homeworks/waiting';
import { finishSaving, watchOutboxOf } from '@uplink/learner/lessons/waiting';
import { noteSaving } from '@uplink/learner/notes/waiting';
import { quizSaving } from '@uplink/learner/quizzes/waiting';

const nothing = () => {};

const send = <Value>(options: SaveQueueOptions<Value>) => createSaveQueue(options).settle();

const draft = (client: UplinkClient, name: string) => send(formDraft(client, name));

/** How each kind of work is sent. An exam's answers wait for its page: the academy's clock decides there. */
const senders: Record<
  string,
  (client: UplinkClient, name: string, id: number) => Promise<unknown>
> = {
  finished: (client) => send(finishSaving(client, nothing)),
  homework: draft,
  milestone: draft,
  milestoneLink: draft,
  notes: (client) => send(noteSaving(client, nothing)),
  quiz: (client, _name, quizId) => send(quizSaving(client, { quizId })),
};

/**
 * Sends what was done without a network and is not open on this page, where it would be sent by itself.
 * True when there was something. What two devices changed waits until its page is opened.
 */
export async function sendWaiting(client: UplinkClient): Promise<boolean> {
  const names = await waitingWork(client.session.getPerson());
  const sending = names.map((name) => {
    const [kind = '', id] = name.split('.');
    return senders[kind]?.(client, name, Number(id));
  });
  await Promise.allSettled([...sending, watchOutboxOf(client).flush()]);
  return sending.some((one) => one !== undefined);
}
