import { CHARACTERS, VALIDATION } from '../domain/validation/validation.messages.ts';
import { defineMessages } from './define-messages.ts';

/** What fields say when a rule of the domain is broken. */
export const validationMessages = defineMessages('api-client/validation', {
  ...VALIDATION,
  ...CHARACTERS,
});
