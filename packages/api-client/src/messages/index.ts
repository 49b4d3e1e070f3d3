export {
  defineMessages,
  type MessageCatalog,
  type MessageOverrides,
  type Messages,
  type TextOverrides,
  type Texts,
} from './define-messages.ts';
export { useMessages } from './use-messages.ts';
