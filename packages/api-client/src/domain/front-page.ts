import type { components } from '../generated/schema.ts';
import type { DocumentName } from './documents.ts';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** What a public page is drawn from. */
export type FrontPage =
  | { kind: 'home'; home: Schema<'FrontHome'> }
  | {
      kind: 'listing';
      type: Schema<'FrontType'>;
      filter: FrontFilter;
      products: Schema<'FrontProductPage'>;
    }
  | { kind: 'product'; product: Schema<'FrontProduct'> }
  | { kind: 'profile'; profile: Schema<'PublicProfile'> }
  | { kind: 'verification'; verification: Schema<'Verification'> | null }
  | { kind: 'lesson'; lesson: Schema<'Lesson'> }
  | { kind: 'checkout'; checkout: Pick<Schema<'CheckoutPage'>, 'uniqueId' | 'title' | 'product'> }
  | { kind: 'status'; status: Schema<'Status'> }
  | { kind: 'document'; name: PublicDocument }
  | { kind: 'missing' };

/** Pages of text that everyone may read. */
export type PublicDocument = DocumentName | 'changes';

/** As a visitor typed it; empty for none. */
export interface FrontFilter {
  search: string;
  level: number | null;
  subtype: number | null;
}

/** What every public page knows of the academy. */
export interface FrontSite {
  /** Where browsers reach it, without a trailing slash. */
  publicUrl: string;
  supportEmail: string;
  socialLinks: { label: string; url: string }[];
  year: number;
  /** Whether visits are counted or recorded here, which visitors are asked about. */
  asksConsent: boolean;
}

/**
 * Draws a public page as a whole HTML document; a product of the portal's build. A free lesson is drawn into the app's
 * own page, which goes on from there; a checkout page is the app's own page with its title and picture for shared links.
 */
export type RenderFront = (page: FrontPage, site: FrontSite, app: string) => string;

/** Set while someone is signed in here, without a word about who: the server then sends the app at public addresses. */
export const SIGNED_IN_COOKIE = 'uplink_signed_in';
