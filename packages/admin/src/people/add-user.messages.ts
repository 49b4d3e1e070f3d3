import { defineMessages } from '@uplink/api-client/messages';

export const addUserMessages = defineMessages('admin/add-user', {
  add: 'Add user',
  title: 'Add user',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneHelp: 'With + and the country code',
  roles: 'Roles',
  activation: 'Send the activation email now',
});
