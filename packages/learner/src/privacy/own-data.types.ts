export interface OwnDataProps {
  /** Signs in again, even though a session exists, and returns here. */
  onSignInAgain: () => void;
}
