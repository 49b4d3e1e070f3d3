export interface PublicProfileProps {
  uniqueName: string;
  /** Where learners edit their own profile. */
  ownProfileHref: string;
  /** The full address of this profile, to share. */
  shareUrl: string;
}
