export interface PublicProfileProps {
  uniqueName: string;
  /** Where one's own profile is edited. */
  ownProfileHref: string;
}
