export interface PublicProfileProps {
  uniqueName: string;
  /** Where one's own profile is edited. */
  ownProfileHref: string;
  /** The whole address of this profile, for whoever shares their own. */
  shareUrl: string;
}
