export {
  type EmbedProps,
  type LessonEmbedProps,
  UplinkCheckout,
  UplinkCourse,
  UplinkLesson,
  UplinkQuiz,
} from './elements.ts';
