import { Button } from '@uplink/ui/button';
import { startSignIn } from '../../session/start-sign-in.ts';

/** In the place of what an account has: the way to one. */
export function KeepProgress() {
  return (
    <Button variant="primary" onPress={() => startSignIn({ mode: 'signUp' })}>
      Keep my progress
    </Button>
  );
}
