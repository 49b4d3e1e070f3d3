/** What a user shares: a sentence and a link. */
export interface Shared {
  /** The text posted with the link. */
  text: string;
  /** The link. */
  url: string;
}

/** The networks of the share dialog, in order. */
export const SHARING_NETWORKS = ['linkedin', 'x', 'facebook'] as const;
export type SharingNetwork = (typeof SHARING_NETWORKS)[number];

/** The page for writing a post on a network. LinkedIn and Facebook only accept the link. */
export function sharingUrl(network: SharingNetwork, { text, url }: Shared): string {
  switch (network) {
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
    case 'x':
      return `https://x.com/intent/post?${new URLSearchParams({ text, url })}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
  }
}
