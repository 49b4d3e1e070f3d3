export {
  defineMessages,
  type MessageCatalog,
  type MessageOverrides,
  type Messages,
  type TextOverrides,
  type Texts,
} from './define-messages.ts';
export { useMessages } from './use-messages.ts';
export { validationMessages } from './validation.messages.ts';

declare module './define-messages.ts' {
  interface MessageCatalog {
    'api-client/validation': typeof import('./validation.messages.ts').validationMessages;
  }
}
