/** Whether the database refused a row because what it refers to is not there. */
export const isMissingReference = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';
