import { randomUUID } from 'node:crypto';
import type { Academy } from '../support/academy.ts';
import type { Learner } from '../support/learners.ts';
import type { Call, Client } from './client.ts';
import type { Sent } from './open-loop.ts';

type Build = (learner: Learner, pick: <Value>(list: Value[]) => Value) => Call;

const get = (path: string): Call => ({ method: 'GET', path });

/** How often each call comes in a hundred, by what the portal asks for while someone learns. */
const day: [name: string, share: number, build: Build][] = [
  [
    'watch report',
    24,
    (learner, pick) => ({
      method: 'POST',
      path: `/me/modules/${pick(learner.lessonIds)}/stats`,
      body: { secondsWatched: 30, position: 120, reportId: randomUUID() },
    }),
  ],
  ['lesson', 11, (learner, pick) => get(`/me/lessons/${pick(learner.lessonIds)}`)],
  ['outline', 9, (learner) => get(`/me/modules/${learner.productId}/outline`)],
  ['dashboard', 8, () => get('/me/dashboard')],
  ['me', 5, () => get('/me')],
  ['context', 5, () => get('/me/context')],
  ['menu', 5, () => get('/me/menu')],
  ['notifications', 4, () => get('/me/notifications')],
  ['own modules', 4, () => get('/me/modules?types=1,2,3&status=1,2,3')],
  ['details', 2, (learner) => get(`/me/modules/${learner.productId}/details`)],
  [
    'catalogue',
    3,
    (_learner, pick) => get(`/modules?type=2&pageSize=20&page=${pick([0, 1, 2, 4])}`),
  ],
  [
    'search',
    2,
    (_learner, pick) => get(`/modules?search=${pick(['rout', 'switching', 'defence 4'])}`),
  ],
  ['quiz', 3, (learner, pick) => get(`/me/modules/${pick(learner.quizzes).moduleId}/quiz`)],
  [
    'quiz answer',
    5,
    (learner, pick) => {
      const quiz = pick(learner.quizzes);
      const question = pick(quiz.questions);
      return {
        method: 'PUT',
        path: `/me/quizzes/${quiz.id}/answers/${question.id}`,
        body: { answerIds: [question.answerId] },
      };
    },
  ],
  [
    'quiz handed in',
    1,
    (learner, pick) => {
      const quiz = pick(learner.quizzes);
      const answers = quiz.questions.map(({ id, answerId }) => ({
        questionId: id,
        answerIds: [answerId],
      }));
      return { method: 'PUT', path: `/me/quizzes/${quiz.id}`, body: { answers } };
    },
  ],
  ['homework', 2, (learner) => get(`/me/modules/${learner.homeworkModuleId}/homework`)],
  ['homeworks', 1, () => get('/me/homeworks')],
  ['quizzes', 1, () => get('/me/quizzes')],
  ['figures', 1, () => get('/me/stats')],
  [
    'lesson finished',
    1,
    (learner, pick) => ({
      method: 'PATCH',
      path: `/me/modules/${pick(learner.lessonIds)}`,
      body: {},
    }),
  ],
  [
    'notification read',
    1,
    (learner) => ({
      method: 'PATCH',
      path: `/me/notifications/${learner.notificationId}?action=read`,
    }),
  ],
  [
    'token renewed',
    2,
    ({ cookie }) => ({
      method: 'POST',
      path: '/session/token',
      cookie,
    }),
  ],
];

const hundred = day.flatMap(([name, share, build]) =>
  Array.from({ length: share }, () => ({ name, build })),
);

/** Makes one call after the other of a day of many learners, in the same order each time. */
export function createLearnerDay(
  client: Client,
  academy: Academy,
  tokens: Map<number, string>,
): () => Sent {
  const random = createRandom(2026);
  const pick = <Value>(list: Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  return () => {
    const { name, build } = pick(hundred);
    const learner = pick(academy.learners);
    const call = build(learner, pick);
    const token = call.cookie ? undefined : tokens.get(learner.id);
    return { name, fault: faultOf(client.call({ ...call, token })) };
  };
}

async function faultOf(answer: ReturnType<Client['call']>): Promise<string | undefined> {
  try {
    const { status, text } = await answer;
    return status < 300 ? undefined : `${status} ${text.slice(0, 120)}`;
  } catch (error) {
    return String(error);
  }
}

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
