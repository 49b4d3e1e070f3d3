/** Files of the build that public pages name; filled in by front.plugin.ts. */
export interface FrontAssets {
  styles: string;
  script: string;
  /** The landing page's exercise with its engine, fetched when a visitor starts it or sees it at rest. */
  exercise: string;
  font: string;
  /** What the app begins with, fetched once a public page has nothing else to do. */
  app: string[];
}

declare const FRONT_ASSETS: FrontAssets;

export const assets = FRONT_ASSETS;
