import type { Schema } from '@uplink/api-client';
import { EmptyRack, State } from '@uplink/ui/states';
import { ResourceLinksView } from '../shared/resource-links.view.tsx';
import { messages } from './lesson-player.messages.ts';

export interface LessonResourcesViewProps {
  resources: Schema<'Lesson'>['resources'];
}

/** Files and links that belong to a lesson. */
export function LessonResourcesView({ resources }: LessonResourcesViewProps) {
  if (resources.length === 0) {
    return (
      <State art={<EmptyRack />} title={messages.noResources}>
        {messages.noResourcesHelp}
      </State>
    );
  }
  return <ResourceLinksView resources={resources} />;
}
