import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { messages } from './sign-in-again.messages.ts';
import { startSignIn } from './start-sign-in.ts';
import { useSignInWindow } from './use-sign-in-window.ts';

/** Shown over a page whose session has ended. Signing in happens in another window, so the page keeps its state. */
export function SignInAgain() {
  const { state, open } = useSignInWindow();
  const told = {
    none: undefined,
    open: messages.windowOpen,
    closed: messages.windowClosed,
    refused: messages.windowRefused,
  }[state];
  return (
    <Dialog
      role="alertdialog"
      title={messages.title}
      isOpen
      footer={
        <>
          {/* After the window was blocked, signing in on this page is the better way. */}
          <Button
            variant={state === 'refused' ? 'primary' : 'secondary'}
            onPress={() => startSignIn()}
          >
            {messages.here}
          </Button>
          <Button variant={state === 'refused' ? 'secondary' : 'primary'} onPress={open}>
            {state === 'none' ? messages.open : messages.openAgain}
          </Button>
        </>
      }
    >
      <div className="ul-stack ul-gap-12">
        <p>{messages.text}</p>
        <p role="status" className="ul-muted">
          {told}
        </p>
      </div>
    </Dialog>
  );
}
