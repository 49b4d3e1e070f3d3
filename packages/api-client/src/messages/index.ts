export { countriesFor } from './countries-for.ts';
export {
  defineMessages,
  type MessageCatalog,
  type MessageOverrides,
  type Messages,
  type TextOverrides,
  type Texts,
} from './define-messages.ts';
export { type AllFormats, formatMessages } from './format.messages.ts';
export { formatsFor } from './formats-for.ts';
export type { Formats } from './light-formats.ts';
export { useAllFormats } from './use-all-formats.ts';
export { useFormats } from './use-formats.ts';
export { useMessages } from './use-messages.ts';
export { validationMessages } from './validation.messages.ts';

declare module './define-messages.ts' {
  interface MessageCatalog {
    'api-client/formats': typeof import('./format.messages.ts').formatMessages;
    'api-client/validation': typeof import('./validation.messages.ts').validationMessages;
  }
}
