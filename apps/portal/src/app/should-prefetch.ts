interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether code and content that no one asked for yet may be loaded. Not on a slow connection, nor for
 * people who save data; browsers that don't tell are taken as fast.
 */
export function shouldPrefetch(
  { connection }: { connection?: Connection | undefined } = navigator as Navigator & {
    connection?: Connection;
  },
): boolean {
  return !connection?.saveData && !/^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
