import type { Schema } from '@uplink/api-client';

export const cohort: Schema<'AuthoredCohort'> = {
  id: 5,
  version: 3,
  name: 'March 2026 Evenings',
  startDate: '2026-03-02',
  endDate: '2026-09-30',
  zone: 'Europe/Amsterdam',
  isOpen: true,
  seats: 30,
  learnerCount: 24,
  lessonCount: 1,
};

const milestone: Schema<'AuthoredMilestone'> = {
  id: 31,
  title: 'VLAN trunks',
  description: '<p>Show a trunk.</p>',
  links: [],
  category: 1,
  dueAfterDays: 28,
  fileSubmission: true,
  linkSubmission: false,
  assessmentId: null,
  workCount: 18,
};

export const milestones: Schema<'ModuleMilestones'> = {
  version: 12,
  milestones: [
    milestone,
    { ...milestone, id: 32, title: 'OSPF areas', dueAfterDays: 49, workCount: 0 },
  ],
  assessments: [{ id: 4, title: 'Switching exam', kind: 'exam' }],
};

export const mappings: Schema<'LessonMappings'> = {
  version: 3,
  lessons: [
    {
      id: 210,
      name: 'What a trunk carries',
      section: 'Switching',
      product: 'Switching Foundations',
      availableFrom: '2026-03-16',
      milestoneId: 31,
    },
  ],
  milestones: milestones.milestones.map(({ id, title }) => ({ id, title })),
};
