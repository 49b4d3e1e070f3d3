import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import type { ReactNode } from 'react';
import type { Removal } from './second-factor.controller.ts';
import { securityMessages } from './security.messages.ts';
import './security.css';

export interface SecondFactorViewProps {
  factor: Schema<'SecondFactor'>;
  onSignInAgain: () => void;
  onAdd: (kind: 'app' | 'passkey') => void;
  onRemove: (removal: Removal) => void;
}

/** The app, the passkeys and the recovery codes, each with what can be done about it. */
export function SecondFactorView({ factor, ...props }: SecondFactorViewProps) {
  const messages = useMessages(securityMessages);
  const formats = useFormats();
  const { onSignInAgain, onAdd, onRemove } = props;
  const { authenticatorSince, passkeys, recoveryCodesLeft } = factor;
  const isOn = authenticatorSince !== null || passkeys.length > 0;
  return (
    <div className="ul-stack">
      {!isOn && <p>{factor.isRequired ? messages.required : messages.off}</p>}
      {isOn && factor.isRequired && !factor.isPassed && (
        <Note role="status">
          <p>{messages.notPassed}</p>
          <Button size="sm" onPress={onSignInAgain}>
            {messages.signInAgain}
          </Button>
        </Note>
      )}
      <ul className="ul-factor">
        <Item
          title={messages.app}
          text={
            authenticatorSince
              ? messages.appSince(formats.date(authenticatorSince))
              : messages.appText
          }
        >
          {authenticatorSince ? (
            <Button size="sm" onPress={() => onRemove({ kind: 'app' })}>
              {messages.remove}
            </Button>
          ) : (
            <Button size="sm" variant="primary" onPress={() => onAdd('app')}>
              {messages.setUp}
            </Button>
          )}
        </Item>
        <Item title={messages.passkeys} text={messages.passkeysText}>
          <Button size="sm" onPress={() => onAdd('passkey')}>
            {messages.addPasskey}
          </Button>
        </Item>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <Item
            key={id}
            title={name}
            text={messages.passkeyFacts(formats.date(createdAt), usedAt && formats.date(usedAt))}
          >
            <Button
              size="sm"
              aria-label={messages.removePasskey(name)}
              onPress={() => onRemove({ kind: 'passkey', id, name })}
            >
              {messages.remove}
            </Button>
          </Item>
        ))}
        {isOn && (
          <Item title={messages.codes} text={messages.codesLeft(recoveryCodesLeft)}>
            <Button size="sm" onPress={() => onRemove({ kind: 'codes' })}>
              {messages.newCodes}
            </Button>
          </Item>
        )}
      </ul>
    </div>
  );
}

function Item({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="ul-factor__item">
      <div className="ul-grow">
        <p className="ul-strong ul-factor__name">{title}</p>
        <p className="ul-small ul-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
