import { randomUUID } from 'node:crypto';
import { createSitter, minute } from '../areas/exams/sitter.fixture.ts';
import { pauseAccess } from '../areas/grants/given-access.fixture.ts';
import { decideOn } from '../areas/mentoring/seen.fixture.ts';
import { addEveningGroup } from '../areas/milestones/evening-group.fixture.ts';
import type { TestApp } from '../testing/test-app.ts';
import { addCourse } from '../testing/world/courses.ts';
import { addDiploma } from '../testing/world/diplomas.ts';
import { addExam } from '../testing/world/exams.ts';
import { addLab } from '../testing/world/labs.ts';
import { give, learn } from '../testing/world/learning.ts';
import { addSurvey } from '../testing/world/surveys.ts';
import { handIn } from '../testing/world/work.ts';

/** Something of everything that a promise is about: learnt, handed in, decided on, sat, said and earned. */
export async function addBusyAcademy(academy: TestApp): Promise<void> {
  const program = await addEveningGroup(academy);
  const course = await addCourse(academy, {
    lessons: [{ quiz: true }, { homework: {} }],
    mentors: ['mentor'],
  });
  await addDiploma(academy, [course]);
  const exam = await addExam(academy, course);
  const lab = await addLab(academy, [course]);
  const why = { id: 'why', kind: 'openAnswer', question: 'Why?', isRequired: true } as const;
  await addSurvey(academy, program, [{ ...why, choices: [] }]);
  const call = async (method: 'POST' | 'PUT', url: string, body?: object, by = 'learner') => {
    const answer = await academy.call(by, method, url, body);
    if (answer.status >= 300) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  await give(academy, 'peer', course);
  await pauseAccess(academy, await academy.userId('peer'), course.id);
  await learn(academy, 'learner', course, { done: 2 });
  const [first, second] = course.lessons;
  const { url } = await handIn(academy, 'learner', second?.homework ?? 0);
  await decideOn(academy, 'mentor', url, { status: 'complete' });
  const sitter = await createSitter(academy, exam.uniqueName, 'learner');
  for (const isRight of [false, true]) {
    await sitter.start();
    for (const index of sitter.attempt.questions.keys()) await sitter.save(index, { isRight });
    await sitter.finish();
    academy.clock.advance(3 * 24 * 60 * minute);
  }
  await call('POST', `/me/labs/${lab.id}/access`);
  await call('PUT', `/me/modules/${program.id}/survey`, {
    answers: [{ questionId: 'why', choices: [], text: 'To mend networks.' }],
  });
  await call('POST', `/me/modules/${course.id}/ratings`, { stars: 5, review: 'Good', nps: 9 });

  const moduleId = first?.id;
  await call('POST', '/me/notes', { moduleId, position: 1, text: 'Trunks tag.' });
  const asked = { moduleId, title: 'Why?', body: 'Why do they tag?' };
  const question = await call('POST', `/modules/${moduleId}/questions`, asked);
  const responses = `/modules/${moduleId}/questions/${question.id}/responses`;
  await call('POST', responses, { body: 'To tell the VLANs apart.' }, 'mentor');
  const playlist = await call('POST', '/me/playlists', {
    title: 'Again',
    requestId: randomUUID(),
    lessonId: moduleId,
  });
  await call('PUT', `/me/playlists/${playlist.id}/lessons/${second?.id}`);
}
