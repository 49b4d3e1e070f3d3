import { WITHDRAW_STATUS_LABELS } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

interface RewardTerms {
  tier: string;
  share: string;
  most: string;
}

/** Every sentence of the referral and ambassador pages. */
export const referralMessages = defineMessages('learner/referral', {
  requestStatuses: WITHDRAW_STATUS_LABELS,
  titles: { referral: 'Referral', ambassador: 'Ambassador' },
  /** Literal amounts of the specification; those of a person come from their tier. */
  leads: {
    referral: 'Up to $500 for each person who enrolls with your link.',
    ambassador: 'About $500 for each student, and $100 for each team sign-up, up to $1,000.',
  },
  /** What the amounts mean; shares and limits come from the rules. */
  means: {
    referral: ({ share, most }: RewardTerms) => `A reward is ${share} of the price, up to ${most}.`,
    ambassador: ({ tier, share, most }: RewardTerms) =>
      `In ${tier}, a student brings ${share} of the price, up to ${most}. A team sign-up counts once our team makes that person an ambassador.`,
  },
  tabs: {
    overview: 'Overview',
    leaderboard: 'Leaderboard',
    contest: 'Contest',
    resources: 'Resources',
    team: 'Team',
    enrollments: 'Enrollments',
  },
  sections: (title: string) => `${title} pages`,
  noun: 'Your rewards',
  notEnrolled: 'You are not in the ambassador program',
  notEnrolledText: 'Ambassadors are chosen by our team. Your referral link earns in the meantime.',
  toReferral: 'Open my referral page',

  balance: 'Balance',
  held: (amount: string) => `${amount} held until the refund period ends`,
  paidOut: (amount: string) => `${amount} paid out so far`,
  withdraw: (amount: string) => `Withdraw ${amount}`,
  arrives: 'Withdrawals take 3-5 business days',
  least: (amount: string) => `You can withdraw once you have ${amount}.`,
  waiting: 'A withdrawal request is waiting for a decision.',
  withdrawTitle: 'Withdraw your balance?',
  withdrawText: (amount: string) =>
    `Your whole balance of ${amount} moves to a request. Withdrawals take 3-5 business days.`,
  cancel: 'Cancel',
  credits: 'Turn into credits',
  creditsTitle: 'Turn your balance into credits?',
  creditsText: (amount: string) =>
    `${amount} is taken off your next purchase. This can't be undone.`,
  lastRequest: (amount: string) => `Last withdrawal, ${amount}`,
  requests: 'Withdrawal requests',
  request: (amount: string) => amount,
  requestNote: (date: string, note: string | null) => (note ? `${date}, note: "${note}"` : date),

  link: 'Your invite link',
  linkHelp: 'Counts for 60 days. If someone opens several links, the last one counts.',
  copy: 'Copy',
  share: 'Share',
  shareTitle: 'Share your link',
  shareText: 'I’m learning network engineering at Uplink Academy. Have a look:',
  qr: 'QR code',
  qrTitle: 'QR code of your invite link',
  qrHelp: 'Let people scan it with their phone camera.',
  words: 'Words that work',
  shareNote: 'Anyone with the link can see our public pages.',
  lead: 'Or send an invitation',
  leadHint: 'name@example.org',
  send: 'Send',
  sent: (email: string) => `The invitation to ${email} is on its way.`,

  funnel: 'From click to enrollment',
  range: 'Days',
  ranges: { days30: '30 days', year: 'This year', all: 'All' },
  clicks: 'Invites clicked',
  applications: 'Applications',
  enrollments: 'Enrollments',
  rate: (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`,

  activity: 'Activity',
  noActivity: 'Nothing has happened yet',
  noActivityText: 'Share your link: clicks, applications and enrollments show up here.',
  activityUnit: 'entries',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  kinds: {
    click: (count: number) =>
      count === 1 ? '1 person opened your link' : `${count} people opened your link`,
    application: () => 'Someone applied through your link',
    enrollment: (person: string) => `${person} enrolled`,
    takenBack: (person: string) => `${person}: reward taken back`,
    released: (person: string) => `${person}: reward is yours`,
    team: (person: string) => `${person} joined your team`,
    withdrawal: () => 'Withdrawal requested',
    approved: () => 'Withdrawal approved',
    rejected: () => 'Withdrawal rejected, the money is back',
    payoutFailed: () => 'Payout failed, the money is back',
    credit: () => 'Turned into credits',
  },
  somebody: 'Someone',

  board: 'Board',
  yearSoFar: 'Paid enrollments this year so far (UTC).',
  contestDates: (from: string, to: string) =>
    `Paid enrollments from ${from} until ${to} count. Dates are in UTC.`,
  contestStates: { planned: 'Starts soon', open: 'Running', over: 'Over' },
  daysLeft: (days: number) => (days === 1 ? 'Contest, 1 day left' : `Contest, ${days} days left`),
  contest: 'Contest',
  noContest: 'No contest now',
  noContestText: 'We announce the next one here. The board counts the year so far.',
  nobody: 'No enrollments yet',
  nobodyText: 'The first paid enrollment opens the board.',
  you: 'You',
  rank: 'Rank',
  name: 'Name',
  participants: 'participants',
  enrolled: (count: number) => (count === 1 ? '1 enrollment' : `${count} enrollments`),
  shownName: 'Name on the board',
  shownNameHelp: 'Others see this name and your picture, nothing else.',
  save: 'Save',
  saved: 'Saved.',
  earlier: 'Earlier contests',

  resources: 'Resources',
  noResources: 'No resources yet',
  noResourcesText: 'Texts and pictures for your invitations will appear here.',
  copyText: 'Copy the text',
  open: 'Open',

  team: 'Your team',
  noTeam: 'No one has joined yet',
  noTeamText: 'People who sign in after opening your link are listed here.',
  teamUnit: 'people',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  joined: (date: string) => `Joined ${date}`,
  isAmbassador: 'Ambassador',
  enrollmentList: 'Your enrollments',
  noEnrollments: 'No enrollments yet',
  noEnrollmentsText: 'People who buy within 60 days of opening your link are listed here.',
  enrollmentUnit: 'enrollments',
  states: {
    checking: 'Being checked',
    held: 'Held',
    released: 'Yours',
    takenBack: 'Taken back',
    refused: 'Not counted',
  },
  heldUntil: (product: string, date: string) => `${product}, held until ${date}`,
});
