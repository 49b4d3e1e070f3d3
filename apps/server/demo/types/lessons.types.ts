/** The front matter of a lesson. */
export interface LessonHeader {
  name: string;
  xpPoints: number;
  video?: string;
  resources?: { title: string; url: string }[];
  /** Whether anybody may open it. */
  isFree?: boolean;
}

export interface LessonContent extends LessonHeader {
  slug: string;
  markdown: string;
  quiz: QuizContent | null;
  homework: HomeworkContent | null;
  /** Checked when they are added. */
  exercises: unknown[];
}

export interface QuizContent {
  title: string;
  questions: {
    type: 'singleAnswer' | 'multipleAnswer' | 'fillInTheBlank';
    question: string;
    answers?: { answer: string; isCorrect: boolean }[];
    explanation?: string;
    /** A second of the lesson's video that explains it. */
    link?: { position: number };
  }[];
}

export interface HomeworkContent {
  type: 'UPLOAD' | 'DIGITIZE';
  title: string;
  brief: string;
  maxFiles?: number;
  sections?: {
    id: string;
    title: string;
    type: 'checklist' | 'openAnswer' | 'fillBlanks';
    items: { id: string; text: string }[];
  }[];
}
