import { formatDuration, WAIT_WORDS, type WaitClass } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const deskMessages = defineMessages('mentor/desk', {
  noun: 'The desk',
  queue: 'Queue',
  review: 'Review',
  aside: 'About this work',
  waiting: (count: number) =>
    count === 1 ? '1 waiting for review' : `${count} waiting for review`,
  oldestFirst: (mine: number) =>
    mine === 0
      ? 'Oldest first.'
      : `Oldest first. ${mine === 1 ? '1 is yours.' : `${mine} are yours.`}`,
  allRead: 'All read',
  allReadText: (longest: number | null) =>
    longest === null
      ? 'New work appears here when a learner hands it in.'
      : `The oldest work you read in the last 24 hours had waited ${formatDuration(longest)}.`,
  nothingFound: 'Nothing is waiting here',
  nothingFoundText: 'Try other filters to find more work.',
  clear: 'Clear filters',
  show: 'Show',
  tabs: { all: 'Waiting', mine: 'Mine' },
  filter: 'Filter',
  filters: 'Filter the queue',
  filtersOn: (count: number) => `Filter, ${count} active`,
  product: 'Product',
  milestone: 'Milestone',
  kind: 'Kind',
  age: 'Waiting for',
  any: 'All',
  counted: (label: string, count: number) => `${label} (${count})`,
  kinds: { homework: 'Homework', quiz: 'Quiz', milestone: 'Milestone' },
  ages: { fresh: 'Less than 24 h', day: '24 to 48 h', twoDays: 'More than 48 h' },
  ageWords: {
    fresh: 'less than a day',
    day: 'more than a day',
    twoDays: 'more than two days',
  },
  attempt: (version: number) => `attempt ${version}`,
  free: 'Free',
  you: 'You',
  later: 'Show later work',
  first: 'Back to the oldest',
  position: (place: number, total: number) => `${place} of ${total}, oldest first`,
  previous: 'Previous in the queue',
  next: 'Next in the queue',
  handedIn: (version: number, ago: string) => `Attempt ${version}, handed in ${ago}`,
  learnersRead: (wait: WaitClass) => `Learners see: reviewed ${WAIT_WORDS[wait]}.`,
  claimedByYou: 'Claimed by you',
  claimedBy: (name: string, until: string) => `Claimed by ${name} until ${until}`,
  claim: 'Claim',
  release: 'Release',
  brief: 'Brief',
  due: (title: string, cohort: string, date: string) => `${title} of ${cohort} is due on ${date}`,
  dueCount: (handedIn: number, learners: number) => `${handedIn} of ${learners} handed in`,
  questions: (count: number) => plural(count, 'question', 'questions'),
  unanswered: (product: string, count: number) =>
    `in ${product} ${count === 1 ? 'has' : 'have'} no answer yet`,
  goneTitle: 'This work is no longer waiting',
  goneText: 'It has been reviewed, or its learner moved to another cohort.',
});
