export interface ThankYouProps {
  /** The name of the checkout page in its address. */
  uniqueId: string;
  /** The code of the mail of a purchase, which its reader can add to their account. @default the order of this browser is shown */
  claim?: string | undefined;
  /** Starts to sign in and comes back to this page. */
  onSignIn: () => void;
  /** Where the product's learning starts. */
  startHref: (product: { type: number; uniqueName: string }) => string;
  /** Where purchases stand. @default /billing */
  billingHref?: string;
}
