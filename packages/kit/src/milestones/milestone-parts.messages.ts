import {
  ASSESSMENT_KIND_LABELS,
  MILESTONE_CATEGORY_LABELS,
  MILESTONE_STATUS_LABELS,
} from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const milestonePartsMessages = defineMessages('kit/milestone-parts', {
  dueWith: (date: string, distance: string) => `Due ${date}, ${distance}`,
  wasDue: (date: string, distance: string) => `Was due ${date}, ${distance}`,
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  inDays: (days: number) => `in ${days} days`,
  daysAgo: (days: number) => `${days} days ago`,
  categories: MILESTONE_CATEGORY_LABELS,
  statuses: MILESTONE_STATUS_LABELS,
  assessments: ASSESSMENT_KIND_LABELS,
  newTab: '(opens in a new tab)',
  handedIn: (version: number) =>
    version === 1 ? 'What you handed in' : `What you handed in, version ${version}`,
  handedInBy: (version: number) =>
    version === 1 ? 'What was handed in' : `What was handed in, version ${version}`,
  on: (date: string) => `Handed in on ${date}`,
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  /** A learner's state in the exam or SQC of a milestone. */
  assessment: {
    notStarted: 'Not started',
    started: 'In progress',
    passed: 'Passed',
    failed: 'Not passed',
  },
});
