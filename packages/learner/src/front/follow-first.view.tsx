import { useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { frontMessages } from './front.messages.ts';
import { signInPath } from './front.rules.ts';

export interface FollowFirstProps {
  /** The profile's address, to come back to. */
  path: string;
}

/** Visitors sign in before they can follow anyone. */
export function FollowFirst({ path }: FollowFirstProps) {
  const messages = useMessages(frontMessages);
  return <LinkButton href={signInPath(path)}>{messages.signInToFollow}</LinkButton>;
}
