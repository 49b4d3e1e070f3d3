import type { Schema } from '@uplink/api-client';
import { MilestoneStatus } from '@uplink/api-client/domain';
import type { FileRow } from '@uplink/kit/files';
import type { HopState } from '@uplink/ui/route-path';
import type { milestonesMessages } from './milestones.messages.ts';

type Item = Pick<Schema<'MyMilestone'>, 'status' | 'category'>;

const hops: Record<Schema<'MilestoneStatus'>, HopState> = {
  1: 'open',
  2: 'waiting',
  3: 'done',
  4: 'fault',
  5: 'skipped',
  6: 'waiting',
  7: 'current',
};

/** The state of a milestone on its cohort's route. */
export function hopOf(status: Schema<'MilestoneStatus'>): HopState {
  return hops[status];
}

const waiting: readonly number[] = [MilestoneStatus.overdue, MilestoneStatus.sentBack];

/** '2 of 9 complete, 2 need you': the waived count as done with, the late and the sent back wait. */
export function summary(milestones: readonly Item[], messages: typeof milestonesMessages): string {
  const counted = milestones.filter(({ status }) => status !== MilestoneStatus.waived);
  const done = counted.filter(({ status }) => status === MilestoneStatus.complete).length;
  const open = counted.filter(({ status }) => waiting.includes(status)).length;
  return messages.counts(done, counted.length) + (open > 0 ? messages.needYou(open) : '');
}

export type CategoryFilter = 'all' | '1' | '2' | '3' | '4';

export function ofCategory<One extends Item>(
  milestones: readonly One[],
  filter: CategoryFilter,
): readonly One[] {
  return filter === 'all'
    ? milestones
    : milestones.filter(({ category }) => category === Number(filter));
}

/** What comes next at home: what waits for the learner first, then the nearest due dates. */
export function nextMilestones<One extends Item & { dueDate: string }>(
  milestones: readonly One[],
): One[] {
  const open: readonly number[] = [...waiting, MilestoneStatus.incomplete];
  const rank = ({ status }: Item) => (waiting.includes(status) ? 0 : 1);
  return milestones
    .filter(({ status }) => open.includes(status))
    .sort((one, other) => rank(one) - rank(other) || one.dueDate.localeCompare(other.dueDate))
    .slice(0, 4);
}

export interface Work {
  rows: readonly Pick<FileRow, 'status'>[];
  link: string;
}

/** Why the work cannot be handed in yet, as the sentence to show; empty when it can. */
export function whyNotYet(
  { allowsFiles, allowsLink }: Pick<Schema<'Milestone'>, 'allowsFiles' | 'allowsLink'>,
  { rows, link }: Work,
  messages: typeof milestonesMessages,
): string {
  const running = rows.filter(({ status }) => status === 'uploading').length;
  if (running > 0) return messages.running(running);
  if (rows.some(({ status }) => status === 'failed')) return messages.fixFiles;
  if (rows.length > 0 || link.trim() !== '') return '';
  if (!allowsLink) return messages.chooseFiles;
  return allowsFiles ? messages.chooseEither : messages.chooseLink;
}

const beforeDecision: readonly number[] = [
  MilestoneStatus.incomplete,
  MilestoneStatus.readyForReview,
  MilestoneStatus.overdue,
  MilestoneStatus.sentBack,
];

/** Whether a review is still to come: its learner wants to know how long that takes. */
export function waitsForWork(status: number): boolean {
  return beforeDecision.includes(status);
}
