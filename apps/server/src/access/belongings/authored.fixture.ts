import { randomUUID } from 'node:crypto';
import { createLab } from '../../areas/labs/authoring/lab.service.ts';
import type { Owning } from './owning.fixture.ts';

/** Only reviewers keeps them over the API; here everyone has one. */
export async function draftLab(own: Owning) {
  const { academy, owner, secret } = own;
  const lab = { vendor: secret, vendorId: secret, numberOfLabs: 1, numberOfQuestions: 1 };
  const names = { uniqueName: `access-draft-lab-${owner.id}`, name: secret, description: secret };
  const form = { ...lab, ...names, about: '', level: 1, type: 1 as const, isPublic: false };
  return createLab(academy.db, { ...form, ownerId: owner.id }, []);
}

/** A notification of an author. */
export async function writeNotification(own: Owning) {
  const { academy, owner, secret } = own;
  const { ours } = own.products;
  const now = academy.clock.now();
  const row = await academy.db
    .insertInto('author_notification')
    .values({
      owner_id: owner.id,
      audience: 'modules',
      audience_ids: [ours.product],
      message: secret,
      type: 'info',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A certificate that an author wrote. */
export async function writeDiploma(own: Owning) {
  const { academy, owner, secret } = own;
  const row = await academy.db
    .insertInto('diploma')
    .values({
      type: 1,
      owner_id: owner.id,
      name: secret,
      body: 'For {{studentName}}',
      reference_prefix: 'access-',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A snippet of a mentor's feedback. */
export async function keepSnippet(own: Owning) {
  const { academy, owner, secret } = own;
  const now = academy.clock.now();
  const row = await academy.db
    .insertInto('feedback_snippet')
    .values({ user_id: owner.id, title: secret, text: secret, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Only reviewers decides at a desk; here everyone took something back. */
export async function decide(own: Owning, submissionId: number): Promise<string> {
  const { academy, owner } = own;
  const [id, now] = [randomUUID(), academy.clock.now()];
  const work = { submission_id: submissionId, verdict: 'accept', status: 'pending', version: 1 };
  const decision = { ...work, id, mentor_id: owner.id, state: 'undone' };
  await academy.db
    .insertInto('review_decision')
    .values({ ...decision, decided_at: now, settles_at: now })
    .execute();
  return id;
}
