import type { Schema } from '@uplink/api-client';

/** What is told of a visit, by name. No field says who it is or what they typed. */
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

let provider: AnalyticsProvider | undefined;

/** Loads the provider that the configuration names; without one nothing is loaded and nothing told. */
export async function startAnalytics(
  service: Schema<'OutsideService'> | undefined,
): Promise<AnalyticsProvider | undefined> {
  if (service?.kind === 'console') {
    provider = (await import('./console-analytics.ts')).consoleAnalytics;
  } else if (service?.url) {
    provider = (await import('./http-analytics.ts')).createHttpAnalytics(service.url);
  }
  return provider;
}

/** Tells an event, when somebody listens. */
export function tellAnalytics<Name extends keyof AnalyticsEvents>(
  name: Name,
  fields: AnalyticsEvents[Name],
): void {
  provider?.tell({ name, at: new Date().toISOString(), ...fields } as AnalyticsEvent);
}
