/** Whose account a widget shows. */
export interface OfUserProps {
  /** The person's id. */
  userId: number;
}
