import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { secondFactorQuery, useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';
import type { Form } from '../forms/form.types.ts';
import { useForm } from '../forms/use-form.ts';
import { repeatConfirmed } from './repeat-confirmed.ts';
import { stepUpMessages } from './step-up.messages.ts';

/** Whether calls wait for a second factor, and what ends their waiting. */
export function useStepUp(): { isAsked: boolean; settle: (isConfirmed: boolean) => void } {
  const client = useUplink();
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const settle = (isConfirmed: boolean) => {
    setAsked(false);
    for (const go of waiting.current.splice(0)) go(isConfirmed);
  };

  useEffect(() => {
    const calls = waiting.current;
    const middleware = repeatConfirmed(client, () => {
      setAsked(true);
      return new Promise((resolve) => calls.push(resolve));
    });
    client.api.use(middleware);
    return () => {
      client.api.eject(middleware);
      for (const go of calls.splice(0)) go(false);
    };
  }, [client]);

  return { isAsked, settle };
}

export interface Confirmation {
  form: Form<{ code: string }>;
  /** Absent when the account or the browser has no passkeys. */
  passkey: { use: () => void; isPending: boolean; message: string | undefined } | undefined;
}

/** The ways to give the second factor again. */
export function useConfirmation(onConfirmed: () => void): Confirmation {
  const messages = useMessages(stepUpMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const { data: factor } = useQuery(secondFactorQuery(client));
  const form = useForm<{ code: string }>({
    stored: { code: '' },
    rules: { code: [required] },
    async send({ code }) {
      await unwrap(api.POST('/me/second-factor/confirmation', { body: { code } }), {
        rethrow: true,
      });
      onConfirmed();
    },
  });
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const path = '/me/second-factor/confirmation';
      const options = await unwrap(api.POST(`${path}/options`), { rethrow: true });
      const passkey = await startAuthentication({ optionsJSON: options as never }).catch(() => {
        throw new Error(messages.stopped);
      });
      await unwrap(api.POST(path, { body: { passkey: { ...passkey } } }), { rethrow: true });
    },
    onSuccess: onConfirmed,
  });
  const hasPasskey = Boolean(factor?.passkeys.length) && browserSupportsWebAuthn();
  return {
    form,
    passkey: hasPasskey ? { use: () => mutate(), isPending, message: error?.message } : undefined,
  };
}
