'use client';
import { useThankYou } from './thank-you.controller.ts';
import { ThankYouView } from './thank-you.view.tsx';

export interface ThankYouProps {
  /** The name of the sales page in its address. */
  uniqueId: string;
  /** The code of the mail that adds a purchase to an account. @default the order of this browser is shown */
  claim?: string | undefined;
  /** Starts to sign in and comes back to this page. */
  onSignIn: () => void;
  /** Where the product's learning starts. */
  startHref: (product: { type: number; uniqueName: string }) => string;
  /** Where purchases stand. @default /billing */
  billingHref?: string;
}

/** What was bought and what comes next; also adds a purchase that was mailed to the account of its owner. */
export function ThankYou({ uniqueId, claim, ...props }: ThankYouProps) {
  return <ThankYouView {...props} state={useThankYou(uniqueId, claim)} />;
}
