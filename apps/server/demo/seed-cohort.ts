import { type MilestoneAction, MilestoneStatus } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import {
  addMilestones,
  createCohort,
  joinCohort,
} from '../src/areas/milestones/authoring/cohort.service.ts';
import { submitMilestone } from '../src/areas/milestones/milestone-hand-in.service.ts';
import { reviewMilestone } from '../src/areas/milestones/milestone-review.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { markdownToHtml } from '../src/html/markdown.ts';
import { idOf } from './seed-learners.ts';
import { type Academy, storeFiles } from './seed-work.ts';
import type { CohortContent, MilestoneWorkContent, StartContent } from './types/cohort.types.ts';

const day = 86_400_000;

const dateIn = (timeZone: string, time: number) =>
  new Date(time).toLocaleDateString('en-CA', { timeZone });

/** The program's milestones, and a run of it with what its learners did for them. */
export async function seedCohort(
  db: Kysely<DB>,
  content: CohortContent,
  academy: Academy & { programId: number; exams: ReadonlyMap<string, number> },
): Promise<void> {
  await addMilestones(
    db,
    academy.programId,
    content.milestones.map((milestone) => ({
      title: milestone.title,
      description: markdownToHtml(milestone.description),
      links: milestone.links ?? [],
      category: milestone.category,
      dueAfterDays: milestone.dueAfterDays,
      fileSubmission: milestone.file ?? false,
      linkSubmission: milestone.link ?? false,
      assessmentId: academy.exams.get(milestone.assessment ?? ''),
    })),
  );
  await seedRun(db, content, academy);
}

/** Cohorts that start soon, for those who buy a program now. */
export async function seedStarts(
  db: Kysely<DB>,
  starts: StartContent[],
  { products, clock }: Academy,
): Promise<void> {
  for (const { program, startsInDays, lastsDays, ...form } of starts) {
    const start = clock.now().getTime() + startsInDays * day;
    await createCohort(db, idOf(products, program), {
      ...form,
      startDate: dateIn(form.zone, start),
      endDate: dateIn(form.zone, start + lastsDays * day),
      isOpen: true,
    });
  }
}

/** A run of a program that has its milestones already. */
export async function seedRun(
  db: Kysely<DB>,
  content: CohortContent,
  academy: Academy & { programId: number },
): Promise<void> {
  const start = academy.clock.now().getTime() - content.startedDaysAgo * day;
  const cohortId = await createCohort(db, academy.programId, {
    name: content.name,
    startDate: dateIn(content.zone, start),
    endDate: dateIn(content.zone, start + content.lastsDays * day),
    zone: content.zone,
    isOpen: content.isOpen,
  });
  const rows = await db
    .selectFrom('cohort_milestone')
    .select('id')
    .where('cohort_id', '=', cohortId)
    .orderBy('id')
    .execute();
  const ids = new Map(content.milestones.map(({ key }, index) => [key, rows[index]?.id ?? 0]));
  for (const [learner, work] of Object.entries(content.work)) {
    const userId = academy.people.get(learner) ?? 0;
    const cohort = { id: cohortId, moduleId: academy.programId };
    const change = { actorId: null, reason: 'Demo', clock: academy.clock };
    await db.transaction().execute((trx) => joinCohort(trx, userId, cohort, change));
    for (const one of work) {
      const key = { userId, id: ids.get(one.milestone) ?? 0 };
      await doWork(db, { ...academy, clock: clockAt(start + one.days * day) }, key, one);
    }
  }
}

/** Handed in, and decided on some hours later. */
async function doWork(
  db: Kysely<DB>,
  academy: Academy,
  key: { userId: number; id: number },
  work: MilestoneWorkContent,
) {
  const { clock, mentorId } = academy;
  const isHandedIn = work.files !== undefined || work.link !== undefined;
  if (isHandedIn) {
    const whose = { userId: key.userId, category: 'milestone' } as const;
    const files = await storeFiles(db, academy, whose, work.files ?? []);
    const link = work.link === undefined ? {} : { link: work.link };
    await submitMilestone({ db, clock }, key, { files, ...link });
  }
  if (!work.action) return;
  const later = clockAt(clock.now().getTime() + day / 6);
  const action: MilestoneAction = work.action;
  const feedback = work.feedback === undefined ? {} : { feedback: work.feedback };
  const { incomplete, readyForReview } = MilestoneStatus;
  const expected = isHandedIn
    ? { status: readyForReview, version: 1 }
    : { status: incomplete, version: 0 };
  await reviewMilestone({ db, clock: later }, { actorId: mentorId }, key, {
    action,
    expected,
    ...feedback,
  });
}

const clockAt = (time: number): Clock => ({ now: () => new Date(time) });
