import { ApiError } from '@uplink/api-client';
import { PAGE_ERRORS } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { BrokenLink, State } from '@uplink/ui/states';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { FullPage } from './full-page.tsx';
import { isChunkError } from './lazy-page.ts';
import { reloadPage, unreachable } from './reload-page.ts';
import { SupportLink } from './support-link.tsx';

export interface InternalErrorProps {
  error: Error;
}

/** The page of a crash: reload, tell support, or go home. */
export function InternalError({ error }: InternalErrorProps) {
  const [isUnreachable, setUnreachable] = useState(false);
  const { subtitle, description } = wordsOf(error);
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  async function tryAgain() {
    setUnreachable(false);
    setUnreachable(!(await reloadPage()));
  }
  return (
    <FullPage>
      <State
        isPage
        art={<BrokenLink />}
        title={PAGE_ERRORS.internal}
        action={
          <>
            <Button
              variant="primary"
              icon={<RotateCw className="ul-icon" size={16} />}
              onPress={tryAgain}
            >
              Try again
            </Button>
            <SupportLink error={error} />
            <Button variant="quiet" onPress={() => location.assign('/')}>
              Go home
            </Button>
          </>
        }
      >
        <p>{subtitle}</p>
        <p>{description}</p>
        {requestId && <p className="ul-small ul-mono">Report {requestId}</p>}
        <p role="status">{isUnreachable && unreachable}</p>
      </State>
    </FullPage>
  );
}

function wordsOf(error: Error): { subtitle: string; description: string } {
  const kept = 'What you typed is saved on this device.';
  if (isChunkError(error)) {
    return navigator.onLine
      ? {
          subtitle:
            'This page could not be loaded. You may have lost your connection, or a new version is out.',
          description: kept,
        }
      : {
          subtitle: "You are offline, and this page isn't saved on this device.",
          description: `Try again when you're back online. ${kept}`,
        };
  }
  if (error instanceof ApiError && error.kind !== 'server')
    return { subtitle: error.message, description: kept };
  return {
    subtitle: 'Part of this page stopped responding.',
    description: 'Your drafts are safe. Try again, or tell us what you were doing.',
  };
}
