import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const emailsMessages = defineMessages('creator/emails', {
  noun: 'Your emails',
  count: (count: number) => plural(count, 'product'),
  empty: 'No emails yet',
  emptyText: 'Emails your products send to their learners appear here.',
  product: 'Product',
  kinds: { accountCreation: 'Account creation', enrollment: 'Enrollment' },
  active: 'Active',
  inactive: 'Inactive',
  email: 'The emails',
  save: 'Save emails',
  tabs: 'Emails of the product',
  enabled: 'Active',
  enabledText: 'An inactive template sends nothing.',
  subject: 'Subject',
  content: 'Content',
  callToAction: 'Call to action',
  signature: 'Signature',
  jobTitle: 'Job title',
  placeholders: 'Placeholders: {{studentName}}, {{productName}}, {{academyName}}',
  preview: 'As recipients see it',
  noPreview: 'Correct the errors to see the email.',
  test: 'Send a test to myself',
  tested: 'Sent. Check your inbox.',
  fix: 'Correct the form errors below in order to proceed.',
});
