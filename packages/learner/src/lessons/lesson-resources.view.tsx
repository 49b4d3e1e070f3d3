import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { EmptyRack, State } from '@uplink/ui/states';
import { ResourceLinksView } from '../shared/resource-links.view.tsx';
import { lessonResourcesMessages } from './lesson-resources.messages.ts';

export interface LessonResourcesViewProps {
  resources: Schema<'Lesson'>['resources'];
}

/** Files and links that belong to a lesson. */
export function LessonResourcesView({ resources }: LessonResourcesViewProps) {
  const messages = useMessages(lessonResourcesMessages);
  if (resources.length === 0) {
    return (
      <State art={<EmptyRack />} title={messages.noResources}>
        {messages.noResourcesHelp}
      </State>
    );
  }
  return <ResourceLinksView resources={resources} />;
}
