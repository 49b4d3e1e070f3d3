import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testing/test-app.ts';
import {
  decide,
  draftLab,
  keepSnippet,
  writeDiploma,
  writeNotification,
} from './belongings/authored.fixture.ts';
import {
  handInMilestone,
  learn,
  listEarned,
  sitExam,
  tell,
} from './belongings/learning.fixture.ts';
import { addCard, orderOnPage, placeOrder } from './belongings/money.fixture.ts';
import { type Owner, startOwning } from './belongings/owning.fixture.ts';
import { keepPasskey, openedCode } from './belongings/sign-in.fixture.ts';
import {
  beginUpload,
  finishUpload,
  upload,
  uploadImage,
  uploadSignature,
} from './belongings/uploads.fixture.ts';
import type { Products } from './products.fixture.ts';

export type Belongings = Record<string, unknown>;

/** One of everything a person can own, made over the API with private words in it. */
export async function createBelongings(
  academy: TestApp,
  products: Products,
  owner: Owner,
): Promise<Belongings> {
  const own = startOwning(academy, products, owner);
  const { secret, call } = own;
  const { ours, program } = products;
  await learn(own);
  const { lesson, quiz, homework, quizQuestion, quizAnswer } = ours.first;
  const list = () =>
    call('POST', '/me/playlists', { title: secret, requestId: randomUUID(), lessonId: lesson });
  const [playlist, namedPlaylist, note, question, submission] = [
    await list(),
    await list(),
    await call('POST', '/me/notes', { moduleId: lesson, position: 1, text: secret }),
    await call('POST', `/modules/${lesson}/questions`, {
      moduleId: lesson,
      title: 'Why?',
      body: `By ${owner.name}`,
    }),
    await call('POST', `/me/homeworks/${homework}`, { filePath: await upload(own, 'homework') }),
  ];
  const asked = `/modules/${lesson}/questions/${question.id}`;
  const response = await call('POST', `${asked}/responses`, { body: `By ${owner.name}` });
  const url = `/homeworks/${homework}/submissions/${submission.submissionId}`;
  await call('POST', `${url}/feedback`, { message: secret });
  const handedIn = await call('PUT', `/me/quizzes/${quiz}`, {
    answers: [{ questionId: quizQuestion, answerIds: [quizAnswer] }],
  });
  await tell(own, handedIn.summary.id);
  await call('PUT', `/me/drafts/${owner.draftKey}`, {
    key: owner.draftKey,
    value: { text: secret },
  });
  await call('POST', '/me/following', { userId: owner.followed });
  await call('POST', `/me/modules/${ours.product}/ratings`, { stars: 5, review: 'Good', nps: 9 });
  await call('POST', `/me/labs/${ours.stagedLab}/access`);
  await call('PUT', '/me/calendar', { isOpen: true });
  await call('PUT', `/me/modules/${program}/survey`, {
    answers: [{ questionId: 'why', choices: [], text: secret }],
  });
  return {
    ...(await sitExam(own)),
    ...(await handInMilestone(own)),
    ...(await listEarned(own)),
    playlist: playlist.id,
    namedPlaylist: namedPlaylist.id,
    note: note.id,
    question: question.id,
    response: response.id,
    submission: submission.submissionId,
    submissionFile: submission.files[0].fileId,
    quizSubmission: handedIn.summary.id,
    snippet: await keepSnippet(own),
    authoredDiploma: await writeDiploma(own),
    authoredLab: await draftLab(own),
    authorNotification: await writeNotification(own),
    deskDecision: await decide(own, submission.submissionId),
    signature: await uploadSignature(own),
    initials: await uploadSignature(own),
    upload: await upload(own, 'homework'),
    mediaImage: await uploadImage(own),
    uploadInParts: await beginUpload(own, 'begun'),
    wholeUpload: await finishUpload(own),
    draftKey: owner.draftKey,
    account: owner.id,
    code: await openedCode(own),
    cardToken: await addCard(own),
    ...(await placeOrder(own)),
    passkey: await keepPasskey(own),
    newEmail: `new-${secret}@example.org`.toLowerCase(),
    newId: randomUUID(),
    newUrl: `access-new-${owner.id}`,
    changedUrl: `access-changed-${owner.id}`,
    newCopy: `access-copy-${owner.id}`,
    ...(await orderOnPage(own)),
  };
}
