import { homeworkFaults, quizFaults } from '@uplink/api-client/domain';
import type { Definition } from '@uplink/net/exercise';
import { requireDefinition } from '../../exercises/authoring/definition-format.ts';
import type { HomeworkContent, LessonContent, LessonHeader, QuizContent } from './content.types.ts';
import { exercisesSchema, homeworkSchema, lessonSchema, quizSchema } from './format.schemas.ts';
import { toHomeworkForm, toQuizForm } from './forms.rules.ts';
import { checkOf, type FileFault, readYaml } from './yaml-file.ts';

type HeaderSource = LessonHeader & { format?: 'html' };

const checks = {
  lesson: checkOf<HeaderSource>(lessonSchema),
  quiz: checkOf<QuizContent>(quizSchema),
  homework: checkOf<HomeworkContent>(homeworkSchema),
  exercises: checkOf<unknown[]>(exercisesSchema),
};

/** The text of a file; undefined for one that isn't there. */
export type ReadText = (path: string) => string | undefined;

interface ReadParts<Content> {
  content: Content;
  faults: FileFault[];
}

/** A lesson with its quiz, homework and exercises. */
export function readLesson(read: ReadText, slug: string): ReadParts<LessonContent | null> {
  const file = `lessons/${slug}.md`;
  const source = read(file);
  if (source === undefined) return { content: null, faults: [] };
  const [, front, text] = /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (front === undefined || text === undefined) {
    const message = 'A lesson starts with its fields between two lines of ---.';
    return { content: null, faults: [{ file, line: 1, message }] };
  }
  const header = readYaml({ file, text: front, skipped: 1 }, checks.lesson);
  const quiz = readQuiz(read, slug);
  const homework = readHomework(read, slug);
  const exercises = readExercises(read, slug);
  const faults = [header, quiz, homework, exercises].flatMap((part) => part.faults);
  if (!header.content) return { content: null, faults };
  const { format, ...fields } = header.content;
  // The empty line after the fields belongs to neither.
  const body = text.replace(/^\r?\n/, '');
  return {
    content: {
      ...fields,
      slug,
      text: format === 'html' ? { html: body } : body,
      quiz: quiz.content,
      homework: homework.content,
      exercises: exercises.content,
    },
    faults,
  };
}

function readQuiz(read: ReadText, slug: string): ReadParts<QuizContent | null> {
  const file = `lessons/${slug}.quiz.yaml`;
  const text = read(file);
  if (text === undefined) return { content: null, faults: [] };
  const { content, faults, faultAt } = readYaml({ file, text }, checks.quiz);
  if (!content) return { content: null, faults };
  const found = quizFaults(toQuizForm(content, () => null));
  return { content, faults: toFileFaults(found, faultAt) };
}

function readHomework(read: ReadText, slug: string): ReadParts<HomeworkContent | null> {
  const file = `lessons/${slug}.homework.yaml`;
  const text = read(file);
  if (text === undefined) return { content: null, faults: [] };
  const { content, faults, faultAt } = readYaml({ file, text }, checks.homework);
  if (!content) return { content: null, faults };
  // How long its brief is as HTML is known once it is converted.
  const form = toHomeworkForm(content, '');
  return { content, faults: toFileFaults(homeworkFaults(form), faultAt) };
}

function readExercises(read: ReadText, slug: string): ReadParts<Definition[]> {
  const file = `lessons/${slug}.exercises.yaml`;
  const text = read(file);
  if (text === undefined) return { content: [], faults: [] };
  const { content, faults, faultAt } = readYaml({ file, text }, checks.exercises);
  const exercises: Definition[] = [];
  for (const [index, one] of (content ?? []).entries()) {
    try {
      exercises.push(requireDefinition(one));
    } catch (error) {
      faults.push(faultAt([index], (error as Error).message));
    }
  }
  return { content: exercises, faults };
}

/** Faults of fields such as `questions[2].answers`, at their lines. */
function toFileFaults(
  found: Readonly<Record<string, string>>,
  faultAt: (path: (string | number)[], message: string) => FileFault,
): FileFault[] {
  return Object.entries(found).map(([field, message]) => {
    const path = (field.match(/[^.[\]]+/g) ?? []).map((part) =>
      /^\d+$/.test(part) ? Number(part) : part,
    );
    return faultAt(path, `${field}: ${message}`);
  });
}
