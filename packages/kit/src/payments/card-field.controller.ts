import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { paymentSetupQuery, useLatest, useUplink } from '@uplink/api-client/react';
import { useEffect, useState } from 'react';
import type { CardFieldViewProps } from './card-field.view.tsx';
import { openCardForm } from './open-card-form.ts';
import { paymentsMessages } from './payments.messages.ts';
import type { CardFieldProps, CardForm } from './payments.types.ts';

/** Opens the provider's form in the place it is given, and again when someone retries. */
export function useCardForm({
  handleRef,
  zip,
  error,
  isDisabled = false,
  onEnter,
}: CardFieldProps): CardFieldViewProps {
  const messages = useMessages(paymentsMessages);
  const setup = useQuery(paymentSetupQuery(useUplink()));
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [form, setForm] = useState<CardForm>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useLatest({ zip, onEnter, messages });
  const card = setup.data?.card;
  const asksForZip = zip === undefined;

  useEffect(() => {
    if (!card || !container || hasFailed) return undefined;
    let opened: CardForm | undefined;
    let isGone = false;
    const onEnter = () => latest.current.onEnter?.();
    openCardForm(card, { container, asksForZip, onEnter }, latest.current.messages).then(
      (made) => {
        opened = made;
        if (isGone) made.destroy();
        else setForm(made);
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      opened?.destroy();
      setForm(undefined);
    };
  }, [card, container, asksForZip, hasFailed]);

  useEffect(() => {
    handleRef.current = form
      ? { submit: () => form.submit(latest.current.zip), focus: form.focus }
      : null;
    return () => {
      handleRef.current = null;
    };
  }, [form, handleRef]);
  useEffect(() => form?.setDisabled(isDisabled), [form, isDisabled]);
  useEffect(() => {
    if (error) form?.showFault(error);
  }, [form, error]);

  if (setup.isError || hasFailed) {
    const retry = () => {
      setFailed(false);
      if (setup.isError) void setup.refetch();
    };
    return { status: 'failed', retry };
  }
  return { status: form ? 'ready' : 'loading', place: setContainer };
}
