/** The rule of a new password, said before it is broken. */
export const passwordHelp =
  'At least 8 characters, with 3 of: lower case, upper case, digits, special characters.';
