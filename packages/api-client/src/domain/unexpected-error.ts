/** A code nobody knows: shown as an error, never as a guess. */
export class UnexpectedError extends Error {
  override name = 'UnexpectedError';
}
