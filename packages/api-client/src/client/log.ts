/** Told one line about something that went unusually. */
export type Log = (message: string) => void;

/** Where throttled calls and failed renewals are told of unless a host gives its own log. */
export const consoleLog: Log = (message) => {
  // biome-ignore lint/suspicious/noConsole: the specification wants both logged (section 8)
  console.warn(`uplink: ${message}`);
};
