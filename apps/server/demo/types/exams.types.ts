import type { AssessmentKind } from '@uplink/api-client/domain';

/** An exam of exams/*.yaml, with who sat it. */
export interface ExamContent {
  /** @default exam */
  kind?: AssessmentKind;
  /** The practical part of an SQC, and how many of it learners ticked. */
  checklist?: string[];
  ticks?: Record<string, number>;
  /** The unique name of the product whose learners may sit it. */
  product: string;
  uniqueName: string;
  title: string;
  description: string;
  /** Null without a time limit. */
  durationMinutes: number | null;
  /** Null for as many as one likes. */
  attemptsAllowed: number | null;
  passPercent: number;
  cooldownHours: number;
  answersShown: 'never' | 'whenSettled' | 'always';
  xpPoints: number;
  /** Of a practice lab's exam: so many questions of each topic, drawn again for each attempt. */
  blueprint?: { topic: string; count: number }[];
  questions: {
    topic: string;
    type: 'singleAnswer' | 'multipleAnswer' | 'fillInTheBlank' | 'exercise';
    difficulty: number;
    weight?: number;
    /** Of an exercise, the title of one of a lesson. */
    question: string;
    answers?: { answer: string; isCorrect: boolean }[];
    explanation?: string;
  }[];
  attempts: {
    learner: string;
    /** How many days ago it was started, and how many minutes it took. */
    days: number;
    minutes?: number;
    /** The questions left wrong, counted from 1. */
    wrong?: number[];
    /** Only so many questions, from the first, are answered. */
    answered?: number;
    isOpen?: boolean;
  }[];
}
