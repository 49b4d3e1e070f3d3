import type { Schema } from '@uplink/api-client';

export const creatorLessonFixture: Schema<'CreatorLesson'> = {
  id: 23,
  productId: 14,
  sectionId: 2,
  version: 5,
  isHidden: false,
  content: {
    name: 'Neighbor states, from Down to Full',
    duration: 1290,
    xpPoints: 60,
    description:
      '<h2>Read the state before you touch the config</h2><p>Most OSPF faults show as a neighbor that stops at the same state every time.</p><ul><li><p><strong>ExStart</strong>: Hellos are fine but DBD packets are refused. Compare <code>ip mtu</code> on both ends.</p></li></ul>',
    motivationalMessage: 'You can now read a stuck neighbor in ten seconds.',
    isFree: false,
    resources: [
      {
        title: 'RFC 2328, section 10.1',
        url: 'https://www.rfc-editor.org/rfc/rfc2328#section-10.1',
      },
    ],
    labIds: [60],
  },
  labs: [{ id: 60, name: 'Trunk repair' }],
  video: null,
  videoFile: null,
  quiz: { id: 4, title: 'Neighbor states', questionCount: 6 },
  homework: { id: 2, title: 'A stuck neighbor', type: 'UPLOAD' },
  saved: {
    number: 5,
    by: { id: 3, name: 'Ilse van Dijk', avatar: null },
    savedAt: '2026-03-12T20:14:00.000Z',
  },
};
