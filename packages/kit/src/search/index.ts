export { useAskedText } from './asked-text.ts';
export { useSettledText } from './settled-text.ts';
