import type { Role, SocialNetwork, TshirtSize } from '@uplink/api-client/domain';

/** A person of people.yaml. */
export interface Person {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  roles: Role[];
  headline?: string;
  /** What a mentor says themselves. */
  quote?: string;
  /** Whether sessions are recorded. @default false */
  isRecorded?: boolean;
}

/** A person of profiles.yaml: what is known of them beside their name. */
export interface ProfileContent {
  person: string;
  isPublished: boolean;
  phone?: string;
  companyName?: string;
  tshirtSize?: TshirtSize;
  specialStatus?: string;
  address?: { street: string; city: string; zip: string; country: string };
  links: Partial<Record<SocialNetwork, string>>;
  /** Keys of others with a published profile. */
  follows: string[];
  playlists: PlaylistContent[];
}

export interface PlaylistContent {
  title: string;
  lessons: {
    /** The product's unique name. */
    product: string;
    /** Places of lessons in it, from 1. */
    numbers: number[];
  }[];
}

/** A reviewer's feedback snippet. */
export interface SnippetContent {
  person: string;
  title: string;
  text: string;
}
