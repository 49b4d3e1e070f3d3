import { lazyPart } from '../../app/lazy-part.ts';

const load = () => import('@uplink/learner/learning');
// Asked for with this file: beside the lesson's data, not after it.
load().catch(() => {});

/** The outline beside a lesson. Its code holds up neither video nor text. */
export const lessonOutline = lazyPart(async () => (await load()).Outline);
