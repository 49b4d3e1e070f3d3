import {
  asksForPrivacy,
  type ConsentChoice,
  inviteIn,
  needsConsent,
} from '@uplink/api-client/domain';
import { chooseConsent, currentConsent, onConsent } from '../telemetry/consent.ts';
import { followInvite } from '../telemetry/invite.ts';

/** Asks visitors of a public page what the app would ask them, shows what was chosen and stores what they choose. */
export function startConsent(): void {
  const invite = inviteIn(location.hash);
  if (invite) followInvite(invite, countClick);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-choice]') : null;
    if (!button) return;
    const bar = button.closest('.ul-consent');
    chooseConsent(button.getAttribute('data-choice') as ConsentChoice);
    // What had the focus is gone.
    if (bar) document.getElementById('main')?.focus({ preventScroll: true });
  });
  onConsent(() => show(invite));
  show(invite);
}

function countClick(referralCode: string): void {
  void fetch('/referrals/clicks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ referralCode }),
    keepalive: true,
  });
}

function show(invite: string | undefined): void {
  const choices = document.querySelector('.ul-privacy__choices');
  if (choices) showChoice(choices);
  else showBar(invite);
}

function showBar(invite: string | undefined): void {
  const bar = document.querySelector<HTMLElement>('.ul-consent');
  const invited = bar?.querySelector<HTMLElement>('[data-part="invited"]');
  if (!bar || !invited) return;
  invited.hidden = invite === undefined;
  const isReason = invite !== undefined || invited.hasAttribute('data-asks');
  bar.hidden = !(isReason && needsConsent(currentConsent(), navigator));
  document.documentElement.setAttribute('data-consent', bar.hidden ? '' : 'asking');
}

/** The page about privacy has the choice itself. */
function showChoice(choices: Element): void {
  const consent = currentConsent();
  const isAnswered = asksForPrivacy(navigator);
  const said = document.querySelector<HTMLElement>('[data-part="said"]');
  const text = isAnswered ? said?.dataset.browser : consent && said?.dataset[consent.choice];
  if (said && text) said.textContent = text.replace('{date}', consent ? dateOf(consent.at) : '');
  if (isAnswered) return;
  choices.removeAttribute('data-waiting');
  for (const button of Array.from(choices.querySelectorAll('[data-choice]'))) {
    const isChosen = button.getAttribute('data-choice') === consent?.choice;
    button.setAttribute('aria-pressed', String(isChosen));
  }
}

const dateOf = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
