import type { Schema, UplinkClient } from '@uplink/api-client';
import {
  overlayExercises,
  overlayLesson,
  overlayOutline,
  overlayQuiz,
  toSubmission,
} from './visit.rules.ts';
import { keepLesson, readKept, readVisit } from './visit-memory.ts';

type Middleware = Parameters<UplinkClient['api']['use']>[0];

/** A learner's reads that visitors have addresses of their own for. */
const reads: Record<string, (id: number) => string> = {
  '/me/lessons/{id}': (id) => `/lessons/${id}`,
  '/me/modules/{id}/outline': (id) => `/modules/${id}/outline`,
  '/me/modules/{moduleId}/quiz': (id) => `/lessons/${id}/quiz`,
  '/me/modules/{moduleId}/exercises': (id) => `/lessons/${id}/exercises`,
};

/**
 * Answers a learner's calls for a visitor, so that the lesson, its player and its quiz are the same for both:
 * reads go to what is free, and what would be stored in an account stays on this device.
 */
export function answerVisitor(send: typeof fetch = (...call) => fetch(...call)): Middleware {
  return {
    onRequest({ request, schemaPath, params }) {
      const { id, moduleId } = (params.path ?? {}) as { id?: number; moduleId?: number };
      const read = reads[schemaPath];
      if (request.method === 'GET' && read)
        return new Request(new URL(read(id ?? moduleId ?? 0), request.url), request);
      const path = (params.path ?? {}) as Record<string, number>;
      return answerHere({ request, schemaPath, path, send });
    },
    async onResponse({ response, schemaPath }) {
      if (!response.ok || !(schemaPath in reads)) return;
      const body = await response.json();
      if (schemaPath === '/me/lessons/{id}')
        return Response.json(overlayLesson(body, readKept(body.id)));
      if (schemaPath === '/me/modules/{id}/outline')
        return Response.json(overlayOutline(body, readVisit()?.lessons ?? []));
      if (schemaPath === '/me/modules/{moduleId}/exercises') {
        noteExercises(body);
        return Response.json(overlayExercises(body, readKept(body.lesson.id)));
      }
      noteQuiz(body);
      return Response.json(overlayQuiz(body, readKept(body.moduleId)));
    },
  };
}

/** The lesson of each quiz that was read. */
const lessonOfQuiz = new Map<number, number>();

function noteQuiz({ id, moduleId }: Schema<'LearnerQuiz'>) {
  lessonOfQuiz.set(id, moduleId);
}

interface VisitorsCall {
  request: Request;
  schemaPath: string;
  path: Record<string, number>;
  send: typeof fetch;
}

async function answerHere({
  request,
  schemaPath,
  path,
  send,
}: VisitorsCall): Promise<Response | undefined> {
  switch (`${request.method} ${schemaPath}`) {
    case 'PATCH /me/modules/{id}':
      keepLesson(path.id ?? 0, { isFinished: true });
      return Response.json({});
    case 'POST /me/modules/{moduleId}/stats': {
      const { position } = (await request.json()) as Schema<'WatchReport'>;
      keepLesson(path.moduleId ?? 0, { position });
      return new Response(null, { status: 204 });
    }
    case 'PUT /me/quizzes/{id}/answers/{questionId}':
      return Response.json(keepDraft(path, await request.json()));
    case 'PUT /me/quizzes/{id}':
      return check(send, path.id ?? 0, await request.json());
    case 'GET /quizzes/{quizId}/submissions/{submissionId}':
      return checkAgain(send, path.quizId ?? 0);
    case 'PUT /me/exercises/{id}/answer':
      return Response.json(keepExercise(path.id ?? 0, await request.json()));
    case 'POST /me/exercises/{id}/check':
      return checkExercise(send, path.id ?? 0, await request.json());
    default:
      return schemaPath.startsWith('/me') ? noAccount() : undefined;
  }
}

/** What belongs to an account is not there; asking the server would only start sign-in. */
const noAccount = () =>
  Response.json({ message: 'Sign in first.', code: 'notFound', requestId: '-' }, { status: 404 });

/** The player drops its own copy of an answer once it is stored. For a visitor, this device is the store. */
function keepDraft(
  { id = 0, questionId = 0 }: Record<string, number>,
  { answerIds = [], text, baseVersion = 0 }: Schema<'QuizAnswerInput'>,
): Schema<'SavedAnswer'> {
  const lessonId = lessonOfQuiz.get(id) ?? 0;
  const savedAt = new Date().toISOString();
  const version = baseVersion + 1;
  const draft = { questionId, answerIds, text: text ?? null, version, savedAt };
  keepLesson(lessonId, { drafts: { ...readKept(lessonId).drafts, [questionId]: draft } });
  return draft;
}

async function check(
  send: typeof fetch,
  quizId: number,
  { answers, version }: Schema<'QuizAnswers'>,
) {
  const lessonId = lessonOfQuiz.get(quizId) ?? 0;
  const response = await send(`/lessons/${lessonId}/quiz/review`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers, ...(version !== undefined && { version }) }),
  });
  if (!response.ok) return response;
  keepLesson(lessonId, { answers, quizId, drafts: {} });
  return Response.json(toSubmission(await response.json(), readKept(lessonId)));
}

/** The review of the answers kept on this device. */
async function checkAgain(send: typeof fetch, quizId: number): Promise<Response | undefined> {
  const [lessonId, kept] = readVisit()?.lessons.find(([, one]) => one.quizId === quizId) ?? [];
  if (lessonId === undefined || !kept?.answers) return undefined;
  lessonOfQuiz.set(quizId, lessonId);
  return check(send, quizId, { answers: kept.answers });
}

/** The lesson of each exercise that was read. */
const lessonOfExercise = new Map<number, number>();

function noteExercises({ lesson, exercises }: Schema<'LessonExercises'>) {
  for (const { id } of exercises) lessonOfExercise.set(id, lesson.id);
}

/** Keeps an answer; a grade belongs to the answer it was given for. */
function keepExercise(
  id: number,
  { texts, ...opened }: Pick<Schema<'ExerciseAnswerInput'>, 'texts' | 'hints'>,
  given?: Schema<'GradedExercise'>,
): Schema<'SavedExerciseAnswer'> {
  const lessonId = lessonOfExercise.get(id) ?? 0;
  const { exercises = {} } = readKept(lessonId);
  const before = exercises[id];
  const isSame = JSON.stringify(before?.answer?.texts) === JSON.stringify(texts);
  const graded = given ?? ((isSame && before?.graded) || null);
  const version = (before?.answer?.version ?? 0) + (isSame ? 0 : 1);
  const hints = { ...before?.answer?.hints, ...opened.hints };
  const answer = { texts, hints, version, savedAt: new Date().toISOString() };
  keepLesson(lessonId, { exercises: { ...exercises, [id]: { answer, graded } } });
  return answer;
}

async function checkExercise(send: typeof fetch, id: number, input: Schema<'ExerciseCheckInput'>) {
  const { baseVersion: _, ...answer } = input;
  const response = await send(`/lessons/${lessonOfExercise.get(id) ?? 0}/exercises/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ exerciseId: id, ...answer }),
  });
  if (!response.ok) return response;
  const graded: Schema<'GradedExercise'> = await response.json();
  return Response.json({ answer: keepExercise(id, input, graded), graded });
}
