import { useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { accountSecurityMessages } from './account-security.messages.ts';

export interface StaleNoteProps {
  onSignInAgain: () => void;
}

/** Says that the password is wanted once more, and leads there. */
export function StaleNote({ onSignInAgain }: StaleNoteProps) {
  const messages = useMessages(accountSecurityMessages);
  return (
    <Note role="status">
      <p>{messages.stale}</p>
      <Button size="sm" onPress={onSignInAgain}>
        {messages.signIn}
      </Button>
    </Note>
  );
}
