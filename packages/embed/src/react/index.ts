export {
  type EmbedProps,
  type EmbedTexts,
  type LessonEmbedProps,
  UplinkCheckout,
  UplinkCourse,
  UplinkLesson,
  UplinkQuiz,
} from './elements.tsx';
