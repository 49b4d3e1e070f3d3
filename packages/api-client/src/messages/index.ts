export {
  defineMessages,
  type MessageCatalog,
  type MessageOverrides,
  type Messages,
  type TextOverrides,
  type Texts,
} from './define-messages.ts';
export { useMessages } from './use-messages.ts';

declare module './define-messages.ts' {
  interface MessageCatalog {
    'api-client/characters': typeof import('../domain/validation/validation.messages.ts').CHARACTERS;
    'api-client/validation': typeof import('../domain/validation/validation.messages.ts').VALIDATION;
  }
}
