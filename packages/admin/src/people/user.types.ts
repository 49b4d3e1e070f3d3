/** Whose account a widget shows. */
export interface OfUserProps {
  userId: number;
}
