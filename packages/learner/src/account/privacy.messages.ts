import { ACCOUNT_DELETION_DAYS, RETENTION_DAYS } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const privacyMessages = defineMessages('learner/privacy', {
  title: 'Privacy',
  lead: 'What the academy stores about you, what it is for, and how long it is kept.',
  choices: 'Your choice',
  chosenAll: (date: string) => `On ${date} you allowed counting and recording of visits.`,
  chosenNeeded: (date: string) => `On ${date} you chose only what is needed.`,
  notChosen: 'You have not chosen yet. Until you do, only what is needed is stored.',
  browserAsks:
    'Your browser asks sites for privacy (Do Not Track or Global Privacy Control). The academy treats this as “Only what is needed”.',
  needed: 'Only what is needed',
  all: 'Allow counting and recording',
  kept: 'What is kept, and for how long',
  rows: [
    {
      what: 'Your account and profile',
      why: 'To recognise you when you come back',
      time: `As long as you have an account, and ${days(ACCOUNT_DELETION_DAYS)} after you asked to delete it`,
    },
    {
      what: 'Your progress, answers, notes and submitted work',
      why: 'To continue where you stopped, and for reviews',
      time: 'As long as you have an account',
    },
    {
      what: 'Files that you uploaded but never submitted',
      why: 'To finish an unsent homework later',
      time: days(RETENTION_DAYS.unsentFiles),
    },
    {
      what: 'Copies of your data that you asked for',
      why: 'To download them',
      time: days(RETENTION_DAYS.dataExports),
    },
    {
      what: 'Purchases, payments and receipts',
      why: 'Bookkeeping',
      time: 'As long as tax law asks for; after the end of your account the buyer on receipts is encrypted',
    },
    {
      what: 'The cookie that keeps you signed in',
      why: 'So that you don’t sign in on each visit',
      time: `Until you sign out, or ${days(RETENTION_DAYS.sessions)} after your last visit`,
    },
    {
      what: 'Codes in emails',
      why: 'To confirm an address or reset a password',
      time: `${days(RETENTION_DAYS.emailCodes)} after they expire`,
    },
    {
      what: 'Failed sign-ins',
      why: 'To stop people from guessing passwords',
      time: days(RETENTION_DAYS.signInAttempts),
    },
    {
      what: 'Files of users that staff upload, with the accounts they add',
      why: 'To find and correct mistakes in them',
      time: days(RETENTION_DAYS.userUploads),
    },
    {
      what: 'Pictures and captions that no course uses any more',
      why: 'To bring them back',
      time: days(RETENTION_DAYS.unusedMedia),
    },
    {
      what: 'Records that an email was sent or a job was done',
      why: 'So that nothing is sent twice',
      time: days(RETENTION_DAYS.jobReceipts),
    },
    {
      what: 'The cookie of a checkout page',
      why: 'To finish an order that you began',
      time: days(RETENTION_DAYS.checkoutVisitors),
    },
    {
      what: 'Visits to checkout pages, as a hash that changes every day',
      why: 'To count visitors',
      time: days(RETENTION_DAYS.pageViews),
    },
    {
      what: 'Visits by an invite link, if you allow its cookie',
      why: 'To reward whoever invited you',
      time: days(RETENTION_DAYS.referralClicks),
    },
    {
      what: 'On your device: display settings, drafts, video position',
      why: 'To keep what you chose and wrote',
      time: 'Until you sign out or clear your browser',
    },
    {
      what: 'On your device: your choice on this page',
      why: 'So that you aren’t asked again',
      time: 'Until you change it or clear your browser',
    },
    {
      what: 'Only if you allow it: counts of visited pages, without a name or address',
      why: 'To find what is hard to use',
      time: 'A visit has a number of its own, which is forgotten when the page closes',
    },
    {
      what: 'Only if you allow it: recordings of how pages are used, without any text, never on payment pages',
      why: 'To find what is hard to use',
      time: 'Recording stops as soon as you change your choice',
    },
  ],
});
