import { formPage } from '../pages/form-page.ts';
import type { Page } from '../pages/page.ts';
import { passkeyScriptUrl } from './passkey-script.ts';

export interface SecondStepPage {
  /** The running sign-in. */
  uid: string;
  hasPasskeys: boolean;
  academyName: string;
  fault?: string | undefined;
  /** What went wrong with the whole form. */
  alert?: string | undefined;
}

/** Asks for more than the password. */
export function secondStepPage({
  uid,
  hasPasskeys,
  academyName,
  fault,
  alert,
}: SecondStepPage): Page {
  return formPage({
    title: "Confirm it's you",
    lead: hasPasskeys
      ? 'Use your passkey, or enter a code from your authenticator app.'
      : `Enter the code your authenticator app shows for ${academyName}.`,
    alert,
    action: `/identity/${uid}/second-step`,
    fields: [
      {
        name: 'code',
        label: 'Code',
        type: 'text',
        autocomplete: 'one-time-code',
        error: fault,
        help: "Can't get one? Enter a recovery code instead.",
      },
    ],
    submit: 'Continue',
    links: [{ text: 'Sign in as someone else', href: '/session/login?mode=fresh' }],
    ...(hasPasskeys && { script: passkeyScriptUrl }),
  });
}

export const wrongCodeText =
  'This code is wrong or was already used. Wait for the next one and try again.';
export const wrongPasskeyText = "The passkey didn't work. Try again, or enter a code.";
