export interface ContextStripProps {
  /** Where the strip is shown: home shows every notice, the programs page only those about programs. */
  place: 'home' | 'programs';
  /** Where a declined payment is made, and a cancelled subscription reactivated. */
  billingHref: string;
  /** The address in an invitation. */
  inviteUrl: string;
}
