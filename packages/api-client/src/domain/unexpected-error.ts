/** An unknown code: shown as an error, never guessed. */
export class UnexpectedError extends Error {
  override name = 'UnexpectedError';
}
