export interface ContextStripProps {
  /** Where it stands: at home everything is said, over the programs what concerns them. */
  place: 'home' | 'programs';
  /** Where a product that was cancelled is taken up again. */
  billingHref: string;
  /** The address somebody is invited to. */
  inviteUrl: string;
}
