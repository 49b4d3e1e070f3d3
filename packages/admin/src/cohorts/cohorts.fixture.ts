import type { Schema } from '@uplink/api-client';
import type { Cell, CohortMilestone, Learner } from './cohorts.types.ts';

export const cohort: Schema<'ManagedCohort'> = {
  id: 5,
  name: 'March 2026 Evenings',
  product: {
    id: 12,
    name: 'Network Engineer Program',
    uniqueName: 'network-engineer',
    type: 1,
  },
  startDate: '2026-03-02',
  endDate: '2026-09-30',
  isOpen: true,
  seats: 30,
  learnerCount: 24,
  toReview: 5,
  overdue: 4,
};

const titles = ['Lab bench', 'VLAN trunks', 'Public profile', 'Midterm', 'SQC 1'];
const milestones = titles.map(
  (title, index): CohortMilestone => ({
    id: 71 + index,
    title,
    category: ([1, 1, 2, 3, 4] as const)[index] ?? 1,
    dueDate: `2026-0${3 + index}-16T22:59:59.000Z`,
    plannedDate: `2026-0${3 + index}-09T22:59:59.000Z`,
    overdue: 3,
    open: 6,
    closed: 18,
  }),
);

export const detail: Schema<'CohortDetail'> = {
  cohort,
  version: 3,
  zone: 'Europe/Amsterdam',
  dueDatesVersion: 2,
  onTime: 20,
  milestones,
  mayPlace: true,
};

const learner = (id: number, name: string, statuses: Cell['status'][]): Learner => ({
  user: { id, name, avatar: null },
  completeCount: statuses.filter((status) => status === 3).length,
  milestones: statuses.map((status, index) => ({
    id: 71 + index,
    status,
    version: 1,
    dueDate: milestones[index]?.dueDate ?? '',
    shiftedDays: 0,
  })),
});

/** Every state at least once. */
export const learners = [
  learner(41, 'Amara Diallo', [3, 3, 7, 1, 1]),
  learner(42, 'Ben Achterberg', [3, 4, 3, 1, 1]),
  learner(43, 'Chiara Lombardi', [5, 2, 6, 1, 1]),
];
