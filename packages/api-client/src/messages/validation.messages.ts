import { CHARACTERS, VALIDATION } from '../domain/validation/validation.messages.ts';
import { defineMessages } from './define-messages.ts';

/** What fields say when a rule of the domain is broken. */
export const validationMessages = defineMessages('api-client/validation', VALIDATION);

/** The same for characters that no keyboard types. */
export const charactersMessages = defineMessages('api-client/characters', CHARACTERS);
