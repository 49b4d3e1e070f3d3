import type { Schema } from '@uplink/api-client';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort, addMilestones } from '../../testing/world/cohorts.ts';
import { addProgram, type Product } from '../../testing/world/courses.ts';
import { addExam } from '../../testing/world/exams.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { uploadFile } from '../../testing/world/work.ts';
import { decideOn } from '../mentoring/seen.fixture.ts';

const day = 86_400_000;
const hour = 3_600_000;
const zone = 'Europe/Amsterdam';

interface Work {
  by: 'learner' | 'peer';
  on: string;
  link?: string;
  file?: string;
  decision?: { action: string; feedback?: string };
}

/** What was done so far, in its order: a milestone in every state. */
const work: Work[] = [
  { by: 'learner', on: 'Your lab at home', link: 'lab', decision: { action: 'complete' } },
  { by: 'peer', on: 'Your lab at home', link: 'lab', decision: { action: 'complete' } },
  { by: 'learner', on: 'Career plan', decision: { action: 'waive' } },
  {
    by: 'peer',
    on: 'Career plan',
    link: 'plan',
    decision: { action: 'sendBack', feedback: 'Which of the two jobs is it?' },
  },
  {
    by: 'learner',
    on: 'Office network diagram',
    file: 'office-diagram.txt',
    decision: { action: 'sendBack', feedback: 'The native VLAN of the trunk is missing.' },
  },
  {
    by: 'peer',
    on: 'Office network diagram',
    link: 'office',
    decision: { action: 'underReview' },
  },
  {
    by: 'peer',
    on: 'CV and profile page',
    decision: { action: 'waive', feedback: 'You have a network job already.' },
  },
  {
    by: 'learner',
    on: 'CV and profile page',
    file: 'cv.txt',
    decision: { action: 'underReview' },
  },
  { by: 'peer', on: 'Packet capture practical', link: 'capture' },
  { by: 'learner', on: 'Packet capture practical', link: 'capture' },
];

/**
 * A program with two mentors and a cohort that began 24 days ago, with what its learners `learner` and
 * `peer` did so far; `strangeMentor` and `stranger` have nothing to do with it.
 */
export async function addEveningGroup(academy: TestApp): Promise<Product> {
  await addPeople(academy, 'learner', 'peer', 'stranger');
  for (const person of ['mentor', 'secondMentor', 'strangeMentor'])
    await addPerson(academy, person, { roles: ['mentor'] });
  const program = await addProgram(academy, [], { mentors: ['mentor', 'secondMentor'] });
  const exam = await addExam(academy, program);
  const practical = await addExam(academy, program, {
    kind: 'sqc',
    checklist: ['Captured', 'Filtered', 'Marked', 'Timed', 'Saved'],
  });
  const [fileSubmission, linkSubmission] = [false, false];
  await addMilestones(academy, program, [
    { title: 'Your lab at home', dueAfterDays: 7, fileSubmission },
    { title: 'Career plan', category: 2, dueAfterDays: 12 },
    { title: 'Office network diagram', dueAfterDays: 16 },
    {
      title: 'Switching exam',
      category: 3,
      dueAfterDays: 21,
      assessmentId: exam.id,
      fileSubmission,
      linkSubmission,
    },
    { title: 'CV and profile page', category: 2, dueAfterDays: 28, linkSubmission },
    {
      title: 'Packet capture practical',
      category: 4,
      dueAfterDays: 35,
      assessmentId: practical.id,
      fileSubmission,
    },
    { title: 'Two-site design', dueAfterDays: 63 },
    { title: 'Handover talk', category: 2, dueAfterDays: 98, fileSubmission, linkSubmission },
  ]);
  const start = new Date(academy.clock.now().getTime() - 24 * day);
  const startDate = start.toLocaleDateString('en-CA', { timeZone: zone });
  const run = { name: 'Evening group', startDate, zone };
  await addCohort(academy, program, ['learner', 'peer'], run);
  for (const one of work) await doWork(academy, one);
  await tickFirst(academy, practical.uniqueName, 3);
  return program;
}

/** Handed in, and decided on an hour later. */
async function doWork(academy: TestApp, { by, on, link, file, decision }: Work) {
  const { id } = await milestoneOf(academy, by, on);
  const upload = { resource: 'milestone' as const, resourceId: id, fileName: file ?? '' };
  const handedIn = {
    ...(link && { link: `https://example.org/${by}/${link}` }),
    ...(file && { files: [await uploadFile(academy, by, upload)] }),
  };
  if (link || file)
    await done(academy.call(by, 'POST', `/me/milestones/${id}/submissions`, handedIn));
  academy.clock.advance(hour);
  const address = `/milestones/${id}/users/${await academy.userId(by)}`;
  if (decision) await done(decideOn(academy, 'mentor', address, decision));
}

async function tickFirst(academy: TestApp, uniqueName: string, count: number) {
  const { body: exam } = await academy.call('learner', 'GET', `/exams/${uniqueName}`);
  for (const { id } of exam.checklist.slice(0, count)) {
    const url = `/me/exams/${exam.id}/checklist/${id}`;
    await done(academy.call('learner', 'PUT', url, { isDone: true }));
  }
}

async function done(calling: ReturnType<TestApp['call']>) {
  const { status, body } = await calling;
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** A milestone of someone's by its title. */
export async function milestoneOf(
  academy: TestApp,
  person: string,
  title: string,
): Promise<Schema<'MyMilestone'>> {
  const list: Schema<'MyMilestone'>[] = (await academy.call(person, 'GET', '/me/milestones')).body;
  const found = list.find((one) => one.title === title);
  if (!found) throw new Error(`${person} has no milestone ${title}.`);
  return found;
}
