/*
 * All the script of a public page, which works without it: closes the menu, asks for consent, carries an invite on, and
 * fetches the app's code once the page has nothing else to do or a visitor is about to enter. Runs in every browser the
 * academy supports.
 */

import { inviteIn, isDocumentPath, isFrontPath } from '@uplink/api-client/domain';
import { startConsent } from './front-consent.ts';
import { loadExercise } from './load-exercise.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const own = document.currentScript as HTMLScriptElement | null;
const files = (own?.dataset.app ?? '').split(' ').filter(Boolean);
const { connection } = navigator as Navigator & { connection?: Connection };
const isSaving = connection?.saveData === true;
const isSlow = /2g|3g/.test(connection?.effectiveType ?? '');
let isFetched = false;

function fetchApp(): void {
  if (isFetched || isSaving) return;
  isFetched = true;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    document.head.appendChild(link);
  }
}

const exercise = loadExercise(own?.dataset.exercise ?? '');

function whenIdle(): void {
  if (isSlow) return;
  if (!isSaving) exercise.whenSeen();
  if ('requestIdleCallback' in window) requestIdleCallback(fetchApp, { timeout: 10_000 });
  else setTimeout(fetchApp, 3000);
}

function noteIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  if (inviteIn(location.hash) && !link.hash) link.hash = location.hash;
  if (!isFrontPath(link.pathname) && !isDocumentPath(link.pathname)) fetchApp();
}

// The app may send visitors here again.
try {
  sessionStorage.removeItem('uplink.left-for-front');
} catch {
  /* Storage can be blocked. */
}

startConsent();

const menu = document.querySelector<HTMLDetailsElement>('.ul-front-menu');
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
document.addEventListener('click', ({ target }) => {
  if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
});
for (const kind of ['mouseover', 'focusin', 'touchstart']) {
  document.addEventListener(kind, noteIntent, { passive: true });
}

if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
