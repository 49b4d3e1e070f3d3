'use client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Note, NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import { type OwnDataReady, useOwnData } from './own-data.controller.ts';
import { ownDataMessages } from './own-data.messages.ts';
import type { OwnDataProps } from './own-data.types.ts';

/** Prepares and downloads a copy of everything stored about the signed-in user. */
export function OwnData({ onSignInAgain }: OwnDataProps) {
  const messages = useMessages(ownDataMessages);
  const state = useOwnData();
  if (state.status !== 'ready')
    return <NotReadyView state={state} noun={messages.noun} skeleton={<Skeleton height={190} />} />;
  const { needsSignIn, message } = state;
  return (
    <Card title={messages.title}>
      <div className="ul-stack">
        <p>{messages.lead}</p>
        <Copy {...state} />
        {needsSignIn && (
          <Note role="alert">
            <p>{messages.stale}</p>
            <Button size="sm" onPress={onSignInAgain}>
              {messages.signIn}
            </Button>
          </Note>
        )}
        {message && (
          <p className="ul-small ul-fault" role="alert">
            {message}
          </p>
        )}
      </div>
    </Card>
  );
}

function Copy({ copy, ask, download, isPending }: OwnDataReady) {
  const messages = useMessages(ownDataMessages);
  const formats = useAllFormats();
  const { state, askedAt, availableUntil, size } = copy;
  if (state === 'preparing')
    return (
      <Note kind="info" role="status">
        <p>{messages.preparing(formats.date(askedAt ?? ''))}</p>
      </Note>
    );
  if (state === 'ready')
    return (
      <>
        <p role="status">
          {messages.ready(formats.bytes(size ?? 0), formats.date(availableUntil ?? ''))}
        </p>
        <div>
          <Button variant="primary" isPending={isPending} onPress={download}>
            {messages.download}
          </Button>
        </div>
      </>
    );
  const isFailed = state === 'failed';
  return (
    <>
      {isFailed ? (
        <p className="ul-fault" role="status">
          {messages.failed}
        </p>
      ) : (
        <p className="ul-muted">{messages.none}</p>
      )}
      <div>
        <Button isPending={isPending} onPress={ask}>
          {isFailed ? messages.again : messages.ask}
        </Button>
      </div>
    </>
  );
}
