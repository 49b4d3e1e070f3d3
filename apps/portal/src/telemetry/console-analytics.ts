import type { AnalyticsProvider } from './analytics-provider.ts';

/** Logs to the browser's console what a service would receive. */
export const consoleAnalytics: AnalyticsProvider = {
  tell: ({ name, at: _, ...fields }) => {
    // biome-ignore lint/suspicious/noConsole: the console is what this provider is for
    console.debug('analytics:', name, fields);
  },
  leave: () => {},
};
