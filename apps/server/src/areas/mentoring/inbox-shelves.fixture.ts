import { MilestoneCategory } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addMilestones } from '../milestones/authoring/cohort.service.ts';

/** What an inbox lists, as a test fills and empties it. */
export interface Shelf {
  url: string;
  sorts: readonly string[];
  /** Hands a piece of work in; the name of its row. */
  add: (work: { slot: number; state: number; minute: number }) => Promise<string>;
  remove: (row: string) => Promise<unknown>;
  clear: () => Promise<unknown>;
  nameOf: (item: never) => string;
}

/** So many pieces of work an inbox has room for: each is of one learner and one of two tasks. */
export const slots = 24;

const minuteOf = (minute: number) =>
  sql`timestamptz '2026-03-01 10:00:00.000001Z' + ${minute}::int * interval '1 minute'`;
const sorts = ['', 'submittedAt', '-submittedAt'];

/** The three inboxes of someone called mentor, empty. */
export async function buildShelves(academy: TestApp): Promise<Record<string, Shelf>> {
  const { db } = academy;
  const mentor = await addPerson(academy, 'mentor', { roles: ['mentor'] });
  const homework = { type: 'UPLOAD' as const };
  const course = await addCourse(academy, {
    lessons: [{ homework, quiz: true }, { homework }],
    mentors: ['mentor'],
  });
  const program = await addProgram(academy, [course], { mentors: ['mentor'] });
  const cohort = await addCohort(academy, program);
  await addMilestones(
    db,
    program.id,
    ['Design', 'Build'].map((title) => ({
      title,
      description: '',
      links: [],
      category: MilestoneCategory.technical,
      dueAfterDays: 7,
      fileSubmission: false,
      linkSubmission: true,
    })),
  );
  const { rows: learners } = await sql<{ id: number }>`
    with learner as (insert into app_user (email, first_name, last_name, unique_name, referral_code, signup_method)
      select 'shelf' || n || '@example.org', 'Learner', n::text, 'shelf-' || n, 'shelf-' || n, 'email'
      from generate_series(1, ${slots / 2}) n returning id)
    insert into user_module (user_id, module_id, cohort_id, status, started_at)
    select id, ${program.id}, ${cohort}, 1, now() from learner returning user_id as id`.execute(db);
  const milestones = await db
    .selectFrom('cohort_milestone')
    .select('id')
    .where('cohort_id', '=', cohort)
    .execute();
  const place = (slot: number) => ({
    learner: learners[slot >> 1]?.id ?? 0,
    homework: course.lessons[slot & 1]?.homework ?? 0,
    milestone: milestones[slot & 1]?.id ?? 0,
  });
  return {
    homework: {
      url: '/homeworks/-/submissions',
      sorts,
      add: async ({ slot, state, minute }) => {
        const at = place(slot);
        const status = ['pending', 'needsRevision', 'complete'][state % 3];
        const { rows } = await sql<{ id: number }>`
          insert into homework_submission (homework_id, user_id, status, version, submitted_at, reviewed_by)
          values (${at.homework}, ${at.learner}, ${status}, 1, ${minuteOf(minute)}, ${mentor}) returning id`.execute(
          db,
        );
        return String(rows[0]?.id);
      },
      remove: (row) => db.deleteFrom('homework_submission').where('id', '=', Number(row)).execute(),
      clear: () => db.deleteFrom('homework_submission').execute(),
      nameOf: ({ submissionId }: { submissionId: number }) => String(submissionId),
    },
    quiz: {
      url: '/quizzes/-/submissions',
      sorts,
      add: async ({ slot, minute }) => {
        const { rows } = await sql<{ id: number }>`
          insert into quiz_submission (quiz_id, user_id, quiz_version, answers, review, score, total, submitted_at)
          values (${course.lessons[0]?.quiz}, ${place(slot).learner}, 1, '[]', '[]', 1, 2, ${minuteOf(minute)})
          returning id`.execute(db);
        return String(rows[0]?.id);
      },
      remove: (row) => db.deleteFrom('quiz_submission').where('id', '=', Number(row)).execute(),
      clear: () => db.deleteFrom('quiz_submission').execute(),
      nameOf: ({ id }: { id: number }) => String(id),
    },
    milestone: {
      url: '/milestones/-/submissions',
      sorts,
      add: async ({ slot, state, minute }) => {
        const at = place(slot);
        await sql`
          insert into user_milestone (user_id, cohort_milestone_id, status, version, submitted_at, reviewed_by)
          values (${at.learner}, ${at.milestone}, ${[2, 7, 6, 3, 1][state % 5]}::int, 1, ${minuteOf(minute)}, ${mentor})`.execute(
          db,
        );
        return `${at.milestone}-${at.learner}`;
      },
      remove: (row) => {
        const [milestone = 0, learner = 0] = row.split('-').map(Number);
        return db
          .deleteFrom('user_milestone')
          .where('cohort_milestone_id', '=', milestone)
          .where('user_id', '=', learner)
          .execute();
      },
      clear: () => db.deleteFrom('user_milestone').execute(),
      nameOf: ({ id, user }: { id: number; user: { id: number } }) => `${id}-${user.id}`,
    },
  };
}
