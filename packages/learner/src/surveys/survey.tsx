'use client';
import { productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource, useHeldState } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { useSurvey } from './survey.controller.ts';
import { surveyMessages } from './survey.messages.ts';
import { SurveyView } from './survey.view.tsx';
import { SurveyDone } from './survey-done.view.tsx';

export interface SurveyProps {
  /** The program that asks. */
  product: { type: number; uniqueName: string };
}

/** The onboarding survey of a program; after it is handed in, the answers. */
export function Survey({ product }: SurveyProps) {
  const messages = useMessages(surveyMessages);
  const state = useHeldState(useSurvey(product));
  if (state.status === 'ready')
    return state.isOpen ? <SurveyView {...state} /> : <SurveyDone {...state} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={productPath(product)}
      empty={noResource({
        title: messages.none,
        text: messages.noneText,
        action: <LinkButton href={productPath(product)}>{messages.go}</LinkButton>,
      })}
      skeleton={
        <div className="ul-stack ul-gap-20">
          {[72, 160, 160, 120].map((height, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Skeleton key={place} height={height} />
          ))}
        </div>
      }
    />
  );
}
