export { type EmbedProps, UplinkCheckout, UplinkCourse, UplinkLesson } from './elements.ts';
