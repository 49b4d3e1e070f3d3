import { formatClock } from '@uplink/api-client/domain';
import type { Definition } from '@uplink/net/exercise';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type {
  HomeworkContent,
  LessonContent,
  QuestionContent,
  QuizContent,
  ResourceContent,
  VideoContent,
} from './content.types.ts';

/** A lesson as files would say it, with the ids of what is stored. */
export interface LoadedLesson {
  id: number;
  sectionId: number;
  quiz: StoredQuiz | null;
  homeworkId: number | null;
  exerciseIds: number[];
  content: LessonContent;
}

export interface StoredQuiz {
  id: number;
  questions: { id: number; type: string; question: string; answers: StoredAnswer[] }[];
}

interface StoredAnswer {
  id: number;
  answer: string;
  isCorrect: boolean;
}

interface Row {
  id: number;
  sectionId: number;
  name: string;
  uniqueName: string;
  description: string;
  xpPoints: number;
  duration: number;
  motivationalMessage: string | null;
  isFree: boolean;
  isHidden: boolean;
  resources: ResourceContent[];
  labs: string[];
  video: (Omit<VideoContent, 'duration'> & { duration: number }) | null;
  quiz: QuizRow | null;
  homework: (HomeworkContent & { id: number; html: string }) | null;
  exercises: { id: number; definition: Definition }[];
}

interface QuizRow extends StoredQuiz {
  title: string;
  questions: (StoredQuiz['questions'][number] & {
    type: QuestionContent['type'];
    explanation: string | null;
    link: string | null;
  })[];
}

/** The lessons of a product in order, hidden ones too, with all that they hold. */
export async function loadLessons(
  db: Kysely<DB>,
  productId: number,
  productName: string,
): Promise<LoadedLesson[]> {
  const { rows } = await sql<Row>`
    select m.id, l.section_id as "sectionId", m.name, m.unique_name as "uniqueName", m.description,
      l.xp_points as "xpPoints", l.duration, l.motivational_message as "motivationalMessage", l.is_free as "isFree",
      l.hidden as "isHidden",
      (select coalesce(jsonb_agg(jsonb_build_object('title', r.title, 'url', r.url) order by r.position, r.id), '[]')
        from module_resource r where r.module_id = m.id) as resources,
      (select coalesce(jsonb_agg(lab.unique_name order by held.position), '[]')
        from lesson_lab held join module lab on lab.id = held.lab_id and lab.deleted_at is null
        where held.lesson_id = m.id) as labs,
      case when l.video_url is not null then jsonb_strip_nulls(jsonb_build_object('file', l.video_url,
        'poster', l.video_poster, 'duration', l.video_duration, 'chapters', l.video_chapters,
        'thumbnails', l.video_thumbnails, 'captions', (select coalesce(jsonb_agg(jsonb_build_object(
          'language', c ->> 'language', 'label', c ->> 'label', 'file', c ->> 'url') order by n), '[]')
          from jsonb_array_elements(l.video_captions) with ordinality one (c, n)))) end as video,
      (select jsonb_build_object('id', q.id, 'title', q.title, 'questions',
        (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'type', a.type, 'question', a.question,
          'explanation', a.explanation, 'link', a.link, 'answers',
          (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'answer', w.answer, 'isCorrect', w.is_correct)
            order by w.position), '[]') from quiz_answer w where w.question_id = a.id)) order by a.position), '[]')
          from quiz_question a where a.quiz_id = q.id))
        from quiz q where q.module_id = m.id and q.deleted_at is null) as quiz,
      (select jsonb_strip_nulls(jsonb_build_object('id', h.id, 'type', h.type, 'title', h.title, 'html', h.brief,
        'maxFiles', h.max_files, 'maxFileSize', h.max_file_size, 'extensions', h.extensions,
        'challengeId', h.challenge_id, 'sections', h.sections))
        from homework h where h.module_id = m.id and h.deleted_at is null) as homework,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'definition', d.definition) order by e.position), '[]')
        from exercise e join exercise_definition d on d.exercise_id = e.id and d.version = e.version
        where e.lesson_id = m.id) as exercises
    from authored_lesson l join module m on m.id = l.module_id
    left join module_child c on c.parent_id = l.section_id and c.child_id = l.module_id
    where l.product_id = ${productId} and l.removed_at is null
    order by c.position, m.id`.execute(db);
  const slugs = new Set<string>();
  return rows.map((row) => toLoaded(row, takeSlug(slugs, row.uniqueName, productName)));
}

function toLoaded(row: Row, slug: string): LoadedLesson {
  const { id, sectionId, name, xpPoints, isFree, isHidden, resources, labs } = row;
  const { video, quiz, homework } = row;
  const message = row.motivationalMessage;
  return {
    id,
    sectionId,
    quiz,
    homeworkId: homework?.id ?? null,
    exerciseIds: row.exercises.map((exercise) => exercise.id),
    content: {
      slug,
      name,
      xpPoints,
      duration: formatClock(row.duration),
      isFree,
      isHidden,
      resources,
      labs,
      ...(message && { motivationalMessage: message }),
      ...(video && { video: { ...video, duration: formatClock(video.duration) } }),
      text: { html: row.description },
      quiz: quiz && toQuiz(quiz, id),
      homework: homework && toHomework(homework),
      exercises: row.exercises.map(({ definition }) => definition),
    },
  };
}

const toQuiz = ({ title, questions }: QuizRow, lessonId: number): QuizContent => ({
  title,
  questions: questions.map(({ type, question, answers, explanation, link }) => ({
    type,
    question,
    answers,
    ...(explanation && { explanation }),
    ...(link && { link: toLink(link, lessonId) }),
  })),
});

/** A second of the same lesson is said without its address, which is another in another academy. */
function toLink(link: string, lessonId: number): NonNullable<QuestionContent['link']> {
  const position = new RegExp(`^/[^?]*/lessons/${lessonId}\\?position=(\\d+)$`).exec(link)?.[1];
  return position === undefined ? link : { position: Number(position) };
}

const toHomework = ({
  id: _,
  html,
  ...homework
}: NonNullable<Row['homework']>): HomeworkContent => ({
  ...homework,
  brief: { html },
});

/** The name of a lesson's files, once in a product: its unique name without that of the product. */
function takeSlug(taken: Set<string>, uniqueName: string, productName: string): string {
  const own = uniqueName.startsWith(`${productName}-`)
    ? uniqueName.slice(productName.length + 1)
    : uniqueName;
  const words = own.toLowerCase().match(/[a-z0-9]+/g) ?? ['lesson'];
  const base = words.join('-').slice(0, 110).replace(/-$/, '');
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
