import type { Schema } from '@uplink/api-client';

export const lessonFixture: Schema<'LessonSummary'> = {
  id: 21,
  name: 'Distance vector or link state',
  duration: 860,
  xpPoints: 40,
  state: 'ready',
  isFree: false,
  hasVideo: true,
  quiz: null,
  homework: null,
};

export const syllabusFixture: Schema<'Syllabus'> = {
  productId: 14,
  version: 3,
  isPublic: false,
  sections: [
    {
      id: 1,
      name: 'Why routers talk',
      lessons: [{ ...lessonFixture, id: 20, name: 'What a route is', isFree: true }],
    },
    {
      id: 2,
      name: 'OSPF neighbors',
      lessons: [
        lessonFixture,
        { ...lessonFixture, id: 22, name: 'Router IDs', duration: 545, xpPoints: 30 },
        {
          ...lessonFixture,
          id: 23,
          name: 'Neighbor states, from Down to Full',
          duration: 1290,
          xpPoints: 60,
          quiz: { id: 4, questionCount: 6 },
          homework: { id: 2, type: 'UPLOAD' },
        },
        { ...lessonFixture, id: 24, name: 'DR and BDR election', state: 'empty', hasVideo: false },
        { ...lessonFixture, id: 25, name: 'LSA types 1 to 5', state: 'hidden' },
      ],
    },
    { id: 3, name: 'Areas and LSAs', lessons: [] },
  ],
};
