import { defineMessages } from '@uplink/api-client/messages';

export const userApplicationsMessages = defineMessages('admin/user-applications', {
  title: 'Applications',
  noun: 'The applications',
  applied: (date: string) => `Applied on ${date}`,
  states: { waiting: 'Waiting', accepted: 'Accepted', refused: 'Rejected' },
  approve: 'Approve',
  reject: 'Reject',
  approveOf: (program: string) => `Approve the application for ${program}`,
  rejectOf: (program: string) => `Reject the application for ${program}`,
  told: 'The applicant gets a notification and an email.',
  message: 'What the applicant wrote',
  noMessage: 'They left the message empty.',
  reason: 'Reason for the applicant',
  logReason: 'Reason for the log',
  loading: 'Loading the application',
  decided: 'This application has been decided in the meantime.',
});
