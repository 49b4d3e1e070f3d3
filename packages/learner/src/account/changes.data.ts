interface Change {
  /** The day from which learners have it. */
  date: string;
  title: string;
  text: string;
}

/** What is new for learners, newest first. */
export const changes: readonly Change[] = [
  {
    date: '2026-11-25',
    title: 'A status page',
    text: 'It says which parts of the academy work right now, how the last 30 days went, and what we do about incidents.',
  },
  {
    date: '2026-11-23',
    title: 'Your data, your account',
    text: 'Under Security you can get a copy of everything stored about you, and delete your account. You have 14 days to change your mind.',
  },
  {
    date: '2026-11-23',
    title: 'Passkeys and authenticator apps',
    text: 'Protect your account with a second factor, and see on which devices you are signed in. We email you when a new device signs in.',
  },
  {
    date: '2026-11-22',
    title: 'Report what doesn’t belong here',
    text: 'Questions, responses, reviews, messages and profiles can be reported. If something of yours is hidden, you are told why and can appeal once.',
  },
  {
    date: '2026-11-20',
    title: 'Network exercises',
    text: 'Write access lists, plan addresses and configure devices in the browser. When a goal isn’t met, you see the packet that shows why.',
  },
  {
    date: '2026-11-16',
    title: 'Free lessons before you sign up',
    text: 'Many courses have lessons that are open to everybody. What you do there moves to your account when you sign up.',
  },
];
