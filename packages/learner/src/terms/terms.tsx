'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource, useHeldState } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { useRef } from 'react';
import { SignFormView } from './sign-form.view.tsx';
import { useTerms } from './terms.controller.ts';
import { termsMessages } from './terms.messages.ts';
import { TermsView } from './terms.view.tsx';
import { TermsAnswered } from './terms-answered.view.tsx';

export interface TermsProps {
  /** The product that asks. */
  moduleId: number;
}

/**
 * The agreement a product asks for before learning: its text, and a form to sign or decline it. Once answered, the
 * answer. An accepted one can be downloaded.
 */
export function Terms({ moduleId }: TermsProps) {
  const messages = useMessages(termsMessages);
  const state = useHeldState(useTerms(moduleId));
  const wasAsked = useRef(false);
  if (state.status === 'ready') {
    wasAsked.current ||= state.terms.state === 'pending';
    return (
      <TermsView terms={state.terms}>
        {state.terms.state === 'pending' ? (
          <SignFormView terms={state.terms} />
        ) : (
          <TermsAnswered {...state} takesFocus={wasAsked.current} />
        )}
      </TermsView>
    );
  }
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref="/"
      empty={noResource({
        title: messages.none,
        text: messages.noneText,
        action: <LinkButton href="/">{messages.home}</LinkButton>,
      })}
      skeleton={
        <div className="ul-stack ul-gap-20">
          <Skeleton height={72} />
          <Skeleton height={320} />
          <Skeleton height={420} />
        </div>
      }
    />
  );
}
