import type { PlanType } from '@uplink/api-client/domain';

/** A purchase of purchases.yaml. */
export interface PurchaseContent {
  /** A key of people.yaml. */
  buyer: string;
  product: string;
  plan: PlanType;
  /** How many days ago it was bought. */
  days: number;
  /** A test card of the sandbox. @default one that succeeds */
  card?: string;
  then?: {
    action: 'pause' | 'refund' | 'declineTerms' | 'cancel';
    days: number;
    reason: string;
  };
}

/** An agreement of terms.yaml. */
export interface TermsContent {
  product: string;
  title: string;
  body: string;
}
