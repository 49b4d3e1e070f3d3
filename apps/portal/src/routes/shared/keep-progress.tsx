import { Button } from '@uplink/ui/button';
import { startSignIn } from '../../session/start-sign-in.ts';

export interface KeepProgressProps {
  /** Where the new account continues. @default the open page */
  returnPath?: string;
}

/** In the place of what an account has: the way to one. */
export function KeepProgress(props: KeepProgressProps) {
  return (
    <Button variant="primary" onPress={() => startSignIn({ mode: 'signUp', ...props })}>
      Keep my progress
    </Button>
  );
}
