/** Whether a log of commands goes on where an earlier one ends. */
export const isContinuedLog = (log: string, earlier: string): boolean =>
  earlier === '' || log === earlier || log.startsWith(`${earlier}\n`);
