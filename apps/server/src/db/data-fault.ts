/** The SQL code of data that the database refuses however often it is tried; undefined for every other error. */
export function dataFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  return /^(22|23|54)\w{3}$/.test(code) ? code : undefined;
}
