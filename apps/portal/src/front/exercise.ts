import { startHomeExercise } from '@uplink/learner/front/exercise';

/* The script behind the landing page's exercise. `front.ts` fetches it. */
const root = document.querySelector<HTMLElement>('[data-part="exercise"]');
if (root) startHomeExercise(root);
