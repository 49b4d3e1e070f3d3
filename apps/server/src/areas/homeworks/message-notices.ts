import { submissionPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';
import { listMentorsOf } from './mentors.repository.ts';

interface PostedMessage {
  messageId: number;
  authorId: number;
  submissionId: number;
  homeworkId: number;
  learnerId: number;
  productId: number;
  title: string;
  now: Date;
}

/** Tells the other side of a thread: the learner, or all who mentor the product. */
export async function tellOfMessage(trx: Kysely<DB>, posted: PostedMessage): Promise<void> {
  const { messageId, authorId, submissionId, homeworkId, learnerId, title, now } = posted;
  const isOwner = authorId === learnerId;
  const readers = isOwner ? await listMentorsOf(trx, posted.productId) : [learnerId];
  for (const reader of readers) {
    await notify(trx, {
      userId: reader,
      kind: 'message',
      about: about.homework(submissionId),
      subject: title,
      type: 'info',
      message: `New message about ${title}.`,
      url: submissionPath('homeworks', homeworkId, submissionId),
      occasion: `homework-message:${messageId}`,
      now,
    });
  }
}
