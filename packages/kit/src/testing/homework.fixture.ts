import type { Schema } from '@uplink/api-client';
import { daniel, lesson, maya } from './refs.fixture.ts';

/** A homework of files, for stories and tests. */
export const uploadTaskFixture: Schema<'HomeworkTask'> = {
  homeworkId: 4,
  moduleId: 1,
  challengeId: null,
  type: 'UPLOAD',
  title: 'Design a multi-area OSPF network',
  brief:
    '<p>A printing company has a head office and three branches. Give it one backbone area and one area per region.</p><ul><li>Draw the topology with router ids.</li><li>Attach a capture that shows a full neighbor.</li></ul>',
  maxFiles: 2,
  maxFileSize: 5_368_709_120,
  allowedExtensions: ['pdf', 'drawio', 'pcapng'],
  sections: [],
};

/** A homework with an item of each kind. */
export const formTaskFixture: Schema<'HomeworkTask'> = {
  ...uploadTaskFixture,
  type: 'DIGITIZE',
  title: 'Triage worksheet: three alerts',
  sections: [
    {
      id: 'before',
      title: 'Before you decide',
      type: 'checklist',
      items: [{ id: 'tick', text: 'Source addresses looked up, and who owns them' }],
    },
    {
      id: 'verdict',
      title: 'Your verdict',
      type: 'openAnswer',
      items: [{ id: 'why', text: 'What happened, in your words' }],
    },
    {
      id: 'facts',
      title: 'Fill in the facts',
      type: 'fillBlanks',
      items: [{ id: 'gap', text: 'Alert 2 shows ___ as the target port, which is used by ___.' }],
    },
  ],
};

export const homeworkFixture: Schema<'Homework'> = {
  homeworkId: 4,
  moduleId: 1,
  challengeId: null,
  task: uploadTaskFixture,
  lesson,
  status: 'notSubmitted',
  formDraft: null,
  submissions: [],
  feedbackMessage: null,
  mentor: daniel,
  waiting: 'hours',
};

export const filledItems: Schema<'SubmissionItem'>[] = [
  { itemId: 'tick', textAnswer: 'true' },
  { itemId: 'why', textAnswer: 'The second sign-in comes from a hosting provider.' },
  { itemId: 'gap', textAnswer: '["445","SMB"]' },
];

/** The upload above, handed in once and sent back. */
export const submissionFixture: Schema<'Submission'> = {
  submissionId: 30,
  homeworkId: 4,
  moduleId: 1,
  title: uploadTaskFixture.title,
  type: 'UPLOAD',
  lesson,
  user: maya,
  status: 'needsRevision',
  version: 1,
  items: [],
  files: [
    { fileId: 8, name: 'topology.pdf', size: 1_900_000, uploadedAt: '2026-03-09T20:58:00.000Z' },
  ],
  previous: [],
  messages: [
    {
      id: 1,
      author: daniel,
      isMentor: true,
      state: 'shown',
      message:
        'Clean drawing. BR2 has no summary route: what does head office see when a link flaps?',
      date: '2026-03-10T18:40:00.000Z',
    },
    {
      id: 2,
      author: maya,
      isMentor: false,
      state: 'shown',
      message: 'I summarised to 10.20.0.0/16. Should the backbone still see the links?',
      date: '2026-03-11T22:05:00.000Z',
    },
  ],
  events: [
    { id: 1, status: 'pending', version: 1, date: '2026-03-09T20:59:00.000Z' },
    { id: 2, status: 'needsRevision', version: 1, date: '2026-03-12T19:14:00.000Z' },
  ],
  submittedAt: '2026-03-09T20:59:00.000Z',
  reviewedBy: daniel,
  claim: null,
};

/** The second version of it waits; the first can still be read. */
export const pendingSubmissionFixture: Schema<'Submission'> = {
  ...submissionFixture,
  status: 'pending',
  version: 2,
  previous: [
    {
      version: 1,
      submittedAt: '2026-03-09T20:59:00.000Z',
      items: [],
      files: submissionFixture.files,
    },
  ],
  files: [
    { fileId: 9, name: 'topology-v2.pdf', size: 2_100_000, uploadedAt: '2026-03-13T20:00:00.000Z' },
  ],
};

/** A large file that was begun before: its first part has arrived. */
export const begunUploadFixture: Schema<'UploadInParts'> = {
  id: 'u',
  key: 'homework/capture.pcapng',
  size: 20_000_000,
  partSize: 16_777_216,
  partCount: 2,
  storedParts: [1],
  isJoined: false,
  expiresAt: '2026-03-15T21:14:00.000Z',
};
