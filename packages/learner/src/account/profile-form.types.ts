export interface ProfileFormProps {
  /** Where email and password are changed. */
  securityHref: string;
  /** Signs in again and returns here. */
  onSignInAgain: () => void;
  /** Told whether something typed is not saved, so that the page can ask before it is left. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
}
