'use client';
import { useThankYou } from './thank-you.controller.ts';
import type { ThankYouProps } from './thank-you.types.ts';
import { ThankYouView } from './thank-you.view.tsx';

export type { ThankYouProps };

/** What was bought and what comes next; also adds a purchase that was mailed to the account of its owner. */
export function ThankYou({ uniqueId, claim, ...props }: ThankYouProps) {
  return <ThankYouView {...props} state={useThankYou(uniqueId, claim)} />;
}
