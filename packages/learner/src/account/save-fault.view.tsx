import { StaleNote, type StaleNoteProps } from './stale-note.view.tsx';

export interface SaveFaultProps extends StaleNoteProps {
  /** The password is wanted once more before anything is saved. */
  needsSignIn: boolean;
  /** What the server said against it. */
  message: string | undefined;
}

/** Why a change of the account was not saved, over the button that saves it. */
export function SaveFault({ needsSignIn, message, onSignInAgain }: SaveFaultProps) {
  return (
    <>
      {needsSignIn && <StaleNote onSignInAgain={onSignInAgain} />}
      {message && (
        <p className="ul-small ul-fault" role="alert">
          {message}
        </p>
      )}
    </>
  );
}
