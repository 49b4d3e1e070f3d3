import { Button, LinkButton } from '@uplink/ui/button';
import { BlackHole, BrokenLink, State, Wall } from '@uplink/ui/states';
import { House, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { ChunkLoadError } from './lazy-page.ts';
import { MainLandmark } from './main-landmark.tsx';
import { isReachable } from './reachable.ts';
import { supportMail } from './support-mail.ts';

export interface InternalErrorProps {
  error: Error;
}

/** The page of a crash: reload, tell support, or go home. */
export function InternalError({ error }: InternalErrorProps) {
  const [isUnreachable, setUnreachable] = useState(false);
  const isChunk = error instanceof ChunkLoadError;
  async function tryAgain() {
    setUnreachable(false);
    if (await isReachable()) location.reload();
    else setUnreachable(true);
  }
  return (
    <MainLandmark>
      <State
        isPage
        art={<BrokenLink />}
        title="Something went wrong!"
        action={
          <>
            <Button
              variant="primary"
              icon={<RotateCw className="ul-icon" size={16} />}
              onPress={tryAgain}
            >
              Try again
            </Button>
            <LinkButton href={supportMail(error)}>Contact support</LinkButton>
            <Button variant="quiet" onPress={() => location.assign('/')}>
              Go home
            </Button>
          </>
        }
      >
        <p>
          {isChunk
            ? 'This page could not be loaded: the connection broke off, or a newer version took its place. What you typed is kept on this device.'
            : 'A part of this page stopped answering. Your drafts are safe. Try again, or tell us what you were doing.'}
        </p>
        <p role="status">
          {isUnreachable && 'The academy cannot be reached yet. Check your connection.'}
        </p>
      </State>
    </MainLandmark>
  );
}

/** The page of an address that leads nowhere. */
export function NotFound() {
  return (
    <MainLandmark>
      <State
        isPage
        art={<BlackHole />}
        title="A Black Hole just swallowed that page"
        action={
          <LinkButton variant="primary" href="/" icon={<House className="ul-icon" size={16} />}>
            Go home
          </LinkButton>
        }
      >
        The address has no route. It may have moved, or a letter is wrong.
      </State>
    </MainLandmark>
  );
}

export interface NoPermissionProps {
  /** Another role is needed, or the account itself is closed. */
  variant: 'noAccess' | 'unauthorized';
}

/** The page of an area somebody may not enter. */
export function NoPermission({ variant }: NoPermissionProps) {
  const support = <LinkButton href={supportMail()}>Contact support</LinkButton>;
  if (variant === 'unauthorized') {
    return (
      <State isPage art={<Wall />} title="Account deactivated" action={support}>
        You cannot sign in with this account at the moment. Support can tell you why.
      </State>
    );
  }
  return (
    <State
      isPage
      art={<Wall />}
      title="This area needs another role"
      action={
        <>
          <LinkButton variant="primary" href="/">
            Go home
          </LinkButton>
          {support}
        </>
      }
    >
      If you should have access, support can check your roles.
    </State>
  );
}
