/** What somebody shares: a sentence of theirs, and the page it is about. */
export interface Shared {
  text: string;
  url: string;
}

/** The networks of the sharing dialog, in their order. */
export const SHARING_NETWORKS = ['linkedin', 'x', 'facebook'] as const;
export type SharingNetwork = (typeof SHARING_NETWORKS)[number];

/** The page of a network on which its member writes a post. LinkedIn and Facebook take the address only. */
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
