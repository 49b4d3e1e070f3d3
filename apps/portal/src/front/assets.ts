/** Files of the build that public pages name; filled in by front.plugin.ts. */
export interface FrontAssets {
  styles: string;
  script: string;
  font: string;
  /** What the app begins with, fetched once a public page has nothing else to do. */
  app: string[];
}

declare const FRONT_ASSETS: FrontAssets;

export const assets = FRONT_ASSETS;
