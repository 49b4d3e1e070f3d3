'use client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import { Badge } from '@uplink/ui/status';
import { useState } from 'react';
import { securityMessages } from './security.messages.ts';
import { useSignIns } from './sign-ins.controller.ts';
import './security.css';

/** The devices an account is signed in on, with the way to sign them out. */
export function SignIns() {
  const messages = useMessages(securityMessages);
  const formats = useFormats();
  const state = useSignIns();
  const [isAsked, setAsked] = useState(false);
  if (state.status !== 'ready')
    return (
      <NotReadyView
        state={state}
        noun={messages.signInsNoun}
        skeleton={<Skeleton height={200} />}
      />
    );
  const { signIns, end, ending, message } = state;
  const isAlone = signIns.every(({ isCurrent }) => isCurrent);
  return (
    <Card
      title={messages.signIns}
      aside={
        !isAlone && (
          <Button size="sm" onPress={() => setAsked(true)}>
            {messages.everywhere}
          </Button>
        )
      }
    >
      {message && (
        <p className="ul-small ul-fault" role="alert">
          {message}
        </p>
      )}
      <ul className="ul-factor">
        {signIns.map(({ id, device, startedAt, usedAt, isCurrent }) => (
          <li key={id} className="ul-factor__item">
            <div className="ul-grow">
              <p className="ul-strong ul-factor__name">{device ?? messages.unknown}</p>
              <p className="ul-small ul-muted">
                {messages.signInFacts(formats.date(usedAt), formats.date(startedAt))}
              </p>
            </div>
            {isCurrent ? (
              <Badge>{messages.current}</Badge>
            ) : (
              <Button
                size="sm"
                aria-label={messages.signOutOf(device ?? messages.unknown)}
                isPending={ending === id}
                onPress={() => end(id)}
              >
                {messages.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAlone && <p className="ul-small ul-muted">{messages.alone}</p>}
      <Confirm
        title={messages.everywhereTitle}
        confirmLabel={messages.everywhere}
        isOpen={isAsked}
        onConfirm={() => {
          end('others');
          setAsked(false);
        }}
        onClose={() => setAsked(false)}
      >
        {messages.everywhereText}
      </Confirm>
    </Card>
  );
}
