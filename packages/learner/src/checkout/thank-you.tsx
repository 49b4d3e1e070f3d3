'use client';
import { useThankYou } from './thank-you.controller.ts';
import type { ThankYouProps } from './thank-you.types.ts';
import { ThankYouView } from './thank-you.view.tsx';

export type { ThankYouProps };

/** What was bought and what comes next; also shows a purchase that was mailed, for its owner to add to their account. */
export function ThankYou({ uniqueId, claim, ...props }: ThankYouProps) {
  return <ThankYouView {...props} state={useThankYou(uniqueId, claim)} />;
}
