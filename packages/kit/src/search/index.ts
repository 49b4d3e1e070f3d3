export { useAskedText } from './asked-text.ts';
export {
  defineSearch,
  matching,
  oneOf,
  type SearchField,
  type SearchOf,
  type SearchSchema,
  wholeNumber,
  words,
} from './search-schema.ts';
export { useSettled } from './use-settled.ts';
