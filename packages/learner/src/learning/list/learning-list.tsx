'use client';
import { useMessages } from '@uplink/api-client/messages';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { LearningRow } from '../learning-row.view.tsx';
import { useLearningList } from './learning-list.controller.ts';
import { learningListMessages } from './learning-list.messages.ts';

export interface LearningListProps {
  /** Where a learner without products finds one. */
  coursesHref: string;
}

/** Every product of a learner, by status. */
export function LearningList({ coursesHref }: LearningListProps) {
  const messages = useMessages(learningListMessages);
  const state = useLearningList();
  if (state.status !== 'ready') {
    return (
      <NotReadyView
        state={state}
        noun={messages.noun}
        skeleton={<RowsSkeleton hasTile />}
        empty={noContent({
          title: messages.empty,
          text: messages.emptyText,
          action: <LinkButton href={coursesHref}>{messages.find}</LinkButton>,
        })}
      />
    );
  }
  return (
    <div className="ul-stack ul-gap-24">
      {state.groups.map(({ title, modules }) => (
        <Card key={title} isFlush title={title}>
          {modules.map((module) => (
            <LearningRow key={module.id} module={module} />
          ))}
        </Card>
      ))}
    </div>
  );
}
