import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { dashboardMessages } from './dashboard.messages.ts';
import { LearningRow } from './learning-row.view.tsx';

export interface LearningCardProps {
  learning: Schema<'Module'>[];
  /** How long the answer to an application usually takes. */
  wait: Schema<'WaitClass'> | null;
}

/** Every product that is being learned. */
export function LearningCard({ learning, wait }: LearningCardProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <Card isFlush title={messages.learning}>
      {learning.map((module) => (
        <LearningRow key={module.id} module={module} wait={wait} />
      ))}
    </Card>
  );
}
