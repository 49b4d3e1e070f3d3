import type { Schema } from '@uplink/api-client';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%230a7f4c"/%3E%3C/svg%3E';

/** One block of each kind. */
export const introFixture: Schema<'IntroPage'>['blocks'] = [
  {
    kind: 'hero',
    title: 'You have done it',
    text: 'Six builds you can talk about for an hour.',
    image: { url: picture, showsOverlay: true },
  },
  { kind: 'text', title: 'How a week goes', html: '<p>Two lessons, one homework.</p>' },
  {
    kind: 'video',
    title: 'A minute of a lesson',
    url: 'data:video/mp4;base64,',
    poster: picture,
    captions: [{ language: 'en', label: 'English', url: 'data:text/vtt,WEBVTT' }],
  },
  { kind: 'bullets', title: 'It is for you when', items: ['You have six hours', 'You like labs'] },
  {
    kind: 'testimonials',
    title: 'From learners',
    items: [
      { quote: 'I kept the homework.', name: 'Noor Aziz', role: 'Technician' },
      { quote: 'They asked what the table would say.', name: 'Piotr Maj', role: null },
    ],
  },
  {
    kind: 'faq',
    title: 'Asked before starting',
    items: [{ question: 'Do I need switches?', html: '<p>No. A laptop is enough.</p>' }],
  },
];
