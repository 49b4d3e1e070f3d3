/** A module that a published package can be imported by. */
export interface Entry {
  /** What follows the package's name, such as `front/offer`; empty for the package itself. */
  name: string;
  /** What hosts write: `@uplink/learner/front/offer`. */
  module: string;
  /** Its file in the package: `src/front/offer/index.ts`. */
  source: string;
  /** What is published of it: `dist/front/offer/index.js`. */
  built: string;
}

/** Every entry of a package, by name. */
export function entriesOf(folder: string): Entry[];
