export { lengthOf, lessonTimeOf, type ProductLength } from './length.rules.ts';
export { productWords } from './product-words.messages.ts';
