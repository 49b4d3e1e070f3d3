export interface PublicProfileProps {
  /** The learner's name in the address. */
  uniqueName: string;
  /** Where learners edit their own profile. */
  ownProfileHref: string;
  /** The full address of this profile, to share. */
  shareUrl: string;
}
