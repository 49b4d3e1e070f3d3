export interface ContextStripProps {
  /** Where the strip is shown: home shows every notice, the programs page only those about programs. */
  place: 'home' | 'programs';
  /** Where a cancelled subscription is reactivated. */
  billingHref: string;
  /** The address in an invitation. */
  inviteUrl: string;
}
