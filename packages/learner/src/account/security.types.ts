export interface SecurityProps {
  /** Goes to the sign-in, whoever is signed in, and comes back here. */
  onSignInAgain: () => void;
}
