import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { resourceLinksMessages } from './resource-links.messages.ts';

export interface ResourceLinksViewProps {
  resources: readonly Schema<'Resource'>[];
}

/** Links out of the academy, each beside the page. */
export function ResourceLinksView({ resources }: ResourceLinksViewProps) {
  const messages = useMessages(resourceLinksMessages);
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
