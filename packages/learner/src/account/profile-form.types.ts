export interface ProfileFormProps {
  /** Where email and password are changed. */
  securityHref: string;
  /** Goes to the sign-in and comes back here. */
  onSignInAgain: () => void;
  /** Told whether something typed is not saved, so that the page can ask before it is left. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
}
