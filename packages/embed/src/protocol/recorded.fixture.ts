import type { EmbedEvent } from './protocol.ts';

/*
 * Messages as they went over the wire, by the version of the protocol. Sites keep old loaders, and an old frame may be
 * open while a new loader comes: what is recorded here is never changed, only added to.
 */

/** The first message of each loader that was published. */
export const recordedHellos: Record<string, unknown> = {
  'checkout, protocol 1': {
    uplink: 'hello',
    versions: [1],
    theme: 'auto',
    dir: 'ltr',
    tokens: { accent: '#a3441a', 'on-accent': '#ffffff', surface: '', text: '', radius: '2px' },
  },
  'lesson with a token, protocol 1': {
    uplink: 'hello',
    versions: [1],
    theme: 'dark',
    dir: 'rtl',
    token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
    tokens: { accent: '', 'on-accent': '', surface: '#111', text: '#eee', radius: '' },
  },
  'a site in another language, protocol 1': {
    uplink: 'hello',
    versions: [1],
    theme: 'light',
    dir: 'rtl',
    lang: 'ar',
    token: '',
    tokens: { accent: '', 'on-accent': '', surface: '', text: '', radius: '', font: '' },
  },
  'a loader of years to come that still speaks 1': {
    uplink: 'hello',
    versions: [3, 2, 1],
    theme: 'sepia',
    tokens: { glow: 'hotpink' },
    invented: true,
  },
};

/** Messages of frames, in order. */
export const recordedFrames: Record<string, readonly EmbedEvent[]> = {
  'a course is bought, protocol 1': [
    { type: 'height', detail: { height: 912 } },
    { type: 'ready', detail: { version: 1 } },
    { type: 'total-changed', detail: { amount: 14_900, currency: 'USD' } },
    { type: 'completed', detail: { id: 'o-7f3a', amount: 14_900, currency: 'USD' } },
    { type: 'step', detail: { step: 'thank-you' } },
    { type: 'height', detail: { height: 520 } },
  ],
  'a course in its language, protocol 1': [
    { type: 'height', detail: { height: 420 } },
    { type: 'ready', detail: { version: 1, lang: 'en' } },
  ],
  'a lesson is finished, protocol 1': [
    { type: 'height', detail: { height: 480 } },
    { type: 'degraded', detail: { code: 'slow', message: 'The academy answers slowly.' } },
    { type: 'ready', detail: { version: 1 } },
    { type: 'height', detail: { height: 1180 } },
    { type: 'step', detail: { step: 'quiz' } },
    { type: 'step', detail: { step: 'review' } },
    { type: 'completed', detail: { id: '42' } },
    { type: 'token-needed', detail: { code: 'expiring', message: 'It is about to end.' } },
  ],
  'another lesson of the course is opened, protocol 1': [
    { type: 'height', detail: { height: 1180 } },
    { type: 'ready', detail: { version: 1, lang: 'en' } },
    { type: 'step', detail: { step: 'lesson', id: '43' } },
    { type: 'ready', detail: { version: 1, lang: 'en' } },
    { type: 'step', detail: { step: 'quiz', id: '43' } },
    { type: 'completed', detail: { id: '43' } },
  ],
};

/** What hosts of protocol 1 may hear from later frames, and from broken ones. */
export const strangeMessages: readonly unknown[] = [
  null,
  undefined,
  0,
  'ready',
  [],
  {},
  { type: 'ready' },
  { type: 7, detail: {} },
  { type: 'ready', detail: null },
  { detail: { height: 10 } },
];
