import type { Schema } from '@uplink/api-client';
import { daniel, lesson, maya, paging } from '@uplink/kit/testing';

export const questionFixture: Schema<'Question'> = {
  id: 3,
  moduleId: 1,
  title: 'Why does the neighbor stay in ExStart?',
  body: 'R1 says `EXSTART` and nothing more comes.',
  html: '<p>R1 says <code>EXSTART</code> and nothing more comes.</p>',
  author: { ...maya, isMentor: false },
  createdAt: '2026-03-12T18:04:00.000Z',
  editedAt: null,
  responseCount: 1,
  hasMentorResponse: true,
  isFollowed: true,
  canEdit: true,
  canDelete: false,
  moderation: null,
};

export const responseFixture: Schema<'Response'> = {
  id: 5,
  questionId: 3,
  body: 'Compare the **MTU** of both sides.',
  html: '<p>Compare the <strong>MTU</strong> of both sides.</p><pre><code>show interface Gi0/1</code></pre>',
  author: { ...daniel, isMentor: true },
  createdAt: '2026-03-12T19:14:00.000Z',
  editedAt: '2026-03-12T19:20:00.000Z',
  canEdit: false,
  canDelete: false,
  moderation: null,
};

export const detailFixture: Schema<'QuestionDetail'> = {
  lesson,
  question: questionFixture,
  responses: { data: [responseFixture], paging: paging(1) },
};

export const questionsPage = (...data: Schema<'Question'>[]): Schema<'QuestionPage'> => ({
  lesson,
  data,
  paging: paging(data.length),
});
