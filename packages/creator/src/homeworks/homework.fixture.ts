import type { Schema } from '@uplink/api-client';
import { formTaskFixture } from '@uplink/kit/testing';

const lesson: Schema<'LessonRef'> = {
  id: 21,
  name: 'Areas and their borders',
  sectionId: 19,
  product: { id: 14, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 },
};

export const homeworkFixture: Schema<'CreatorHomework'> = {
  id: 4,
  moduleId: 21,
  version: 2,
  lesson,
  type: 'UPLOAD',
  title: 'Design a multi-area OSPF network',
  brief: '<p>A printing company has three branches.</p><ul><li>Draw the topology.</li></ul>',
  challengeId: null,
  maxFiles: 2,
  maxFileSize: 104_857_600,
  extensions: ['pdf', 'drawio', 'pcapng'],
  sections: [],
  counts: { pending: 3, needsRevision: 1, complete: 40 },
  updatedAt: '2026-03-12T20:21:00.000Z',
  updatedBy: { id: 7, name: 'Ilse van Dijk', avatar: null },
};

export const worksheetFixture: Schema<'CreatorHomework'> = {
  ...homeworkFixture,
  type: 'DIGITIZE',
  title: formTaskFixture.title,
  counts: { pending: 0, needsRevision: 0, complete: 0 },
  sections: formTaskFixture.sections,
};

export const lessonHomeworkFixture: Schema<'LessonHomework'> = {
  lesson,
  xpPoints: 120,
  canEdit: true,
  homework: homeworkFixture,
};
