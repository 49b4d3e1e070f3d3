import { Button } from '@uplink/ui/button';
import { messages } from './security.messages.ts';
import '../shared/note.css';

export interface StaleNoteProps {
  onSignInAgain: () => void;
}

/** Says that the password is wanted once more, and leads there. */
export function StaleNote({ onSignInAgain }: StaleNoteProps) {
  return (
    <div className="ul-note" role="status">
      <p>{messages.stale}</p>
      <Button size="sm" onPress={onSignInAgain}>
        {messages.signIn}
      </Button>
    </div>
  );
}
