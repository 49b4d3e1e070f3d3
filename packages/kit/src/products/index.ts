export { productWords } from './product-words.messages.ts';
