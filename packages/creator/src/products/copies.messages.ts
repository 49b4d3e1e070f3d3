import { defineMessages } from '@uplink/api-client/messages';

export const copiesMessages = defineMessages('creator/copies', {
  waiting: (name: string) => `${name} is being duplicated. You’ll get an email when it is done.`,
  done: (name: string) => `Open the copy of ${name}`,
  failed: (name: string) =>
    `${name} was not duplicated because its url or alias is taken. Try another one.`,
});
