/** The events of a visit by name. No field says who the visitor is or what they typed. */
export interface AnalyticsEvents {
  /** A page opened. */
  pageViewed: {
    /** Its route, such as `/courses/$course`: the pattern, never the address. */
    page: string;
  };
  /** The chat of the support was opened. */
  chatOpened: { page: string };
}

export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: { name: Name; at: string } & AnalyticsEvents[Name];
}[keyof AnalyticsEvents];

/** Where events go. */
export interface AnalyticsProvider {
  tell: (event: AnalyticsEvent) => void;
  /** The page may be gone in a moment. */
  leave: () => void;
}
