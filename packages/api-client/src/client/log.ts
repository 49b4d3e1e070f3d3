/** Receives one line about something unusual. */
export type Log = (message: string) => void;

/** The default log for throttled calls and failed renewals. */
export const consoleLog: Log = (message) => {
  // biome-ignore lint/suspicious/noConsole: the specification wants both logged (section 8)
  console.warn(`uplink: ${message}`);
};
