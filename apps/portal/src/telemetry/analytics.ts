import type { Schema } from '@uplink/api-client';
import type { AnalyticsEvent, AnalyticsEvents, AnalyticsProvider } from './analytics-provider.ts';

let provider: AnalyticsProvider | undefined;

/** Loads the provider that the configuration names. Without one, nothing is loaded or sent. */
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

/** Sends nothing from now on; the provider drops what is queued. */
export function stopAnalytics(): void {
  provider = undefined;
}

/** Tells an event, when someone listens. */
export function tellAnalytics<Name extends keyof AnalyticsEvents>(
  name: Name,
  fields: AnalyticsEvents[Name],
): void {
  provider?.tell({ name, at: new Date().toISOString(), ...fields } as AnalyticsEvent);
}
