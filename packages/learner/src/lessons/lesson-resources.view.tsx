import type { Schema } from '@uplink/api-client';
import { EmptyRack, State } from '@uplink/ui/states';
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
  return (
    <div>
      {resources.map(({ id, title, url }) => (
        <a key={id} className="ul-link-row" href={url} target="_blank" rel="noopener noreferrer">
          <span className="ul-grow">{title}</span>
          <span className="ul-cap ul-subtle">{messages.newTab}</span>
        </a>
      ))}
    </div>
  );
}
