import { defineMessages } from '../messages/define-messages.ts';

export const breadcrumbsMessages = defineMessages('ui/breadcrumbs', {
  label: 'Breadcrumb',
});
