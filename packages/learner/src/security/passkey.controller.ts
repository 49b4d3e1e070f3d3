import { startRegistration } from '@simplewebauthn/browser';
import { required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useState } from 'react';
import { useReread } from './second-factor.controller.ts';
import { securityMessages } from './security.messages.ts';

export interface PasskeyState {
  form: Form<{ name: string }>;
  /** The device made none: it was stopped, or it has one already. */
  stopped: string | undefined;
}

/** One more passkey, made by this device. */
export function usePasskey(onCodes: (codes: string[]) => void): PasskeyState {
  const messages = useMessages(securityMessages);
  const { api, unwrap } = useUplink();
  const reread = useReread();
  const [stopped, setStopped] = useState<string>();
  const form = useForm<{ name: string }>({
    stored: { name: '' },
    rules: { name: [required] },
    async send({ name }) {
      setStopped(undefined);
      const options = await unwrap(api.POST('/me/passkeys/-/options'), { rethrow: true });
      // Not a fault of the form: the person said no, or the device has one already.
      const response = await startRegistration({ optionsJSON: options as never }).catch(() => {
        setStopped(messages.passkeyStopped);
      });
      if (!response) return;
      const { recoveryCodes } = await unwrap(
        api.POST('/me/passkeys', { body: { name, response: { ...response } } }),
        { rethrow: true },
      );
      await reread();
      onCodes(recoveryCodes);
    },
  });
  return { form, stopped };
}
