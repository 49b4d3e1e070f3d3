import { defineMessages } from '@uplink/api-client/messages';

export const milestoneInboxMessages = defineMessages('mentor/milestone-inbox', {
  noun: 'The inbox',
  unit: 'milestones',
  title: (count: string) => `${count} waiting for review`,
  order: 'Oldest first.',
  clear: 'There are no milestones to review.',
  states: { '2,7': 'Waiting', '6': 'Sent back', '3': 'Complete' },
  category: 'Category',
  allCategories: 'All categories',
  cohort: 'Cohort',
  status: 'Status',
});
