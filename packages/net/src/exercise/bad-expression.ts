/** A definition names something that doesn't exist. Its author sees the sentence. */
export class BadExpression extends Error {
  override name = 'BadExpression';
}
