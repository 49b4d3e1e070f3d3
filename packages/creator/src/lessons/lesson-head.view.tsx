import { useMessages } from '@uplink/api-client/messages';
import { AutosaveSign, type AutosaveState } from '@uplink/kit/forms';
import { IconButton, LinkButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { ChevronDown, ChevronUp, Ellipsis } from 'lucide-react';
import { lessonPaneMessages } from './lesson-pane.messages.ts';

export interface LessonHeadProps {
  name: string;
  place: string;
  saving: { state: AutosaveState; retry: () => void };
  savedAt: string | undefined;
  neighbours: { previous: number | undefined; next: number | undefined };
  lessonHref: (id: number) => string;
  previewHref?: string | undefined;
  pricesHref?: string | undefined;
  onHistory: () => void;
}

/** What the lesson is called, how safe it is, and the ways to its neighbours. */
export function LessonHead(props: LessonHeadProps) {
  const messages = useMessages(lessonPaneMessages);
  const { name, place, saving, savedAt, neighbours, lessonHref, onHistory } = props;
  const { previewHref, pricesHref } = props;
  return (
    <div className="ul-lesson-pane__head">
      <div className="ul-lesson-pane__title">
        <p className="ul-mono ul-small ul-subtle">{place}</p>
        <h2 className="ul-h3">{name}</h2>
      </div>
      <div className="ul-row ul-gap-4">
        <AutosaveSign state={saving.state} savedAt={savedAt} onRetry={saving.retry} />
        {neighbours.previous !== undefined && (
          <LinkButton
            variant="quiet"
            size="sm"
            href={lessonHref(neighbours.previous)}
            aria-label={messages.previous}
            icon={<Icon as={ChevronUp} />}
          />
        )}
        {neighbours.next !== undefined && (
          <LinkButton
            variant="quiet"
            size="sm"
            href={lessonHref(neighbours.next)}
            aria-label={messages.next}
            icon={<Icon as={ChevronDown} />}
          />
        )}
        <Menu
          aria-label={messages.more}
          trigger={
            <IconButton size="sm" aria-label={messages.more} icon={<Icon as={Ellipsis} />} />
          }
          groups={[
            [
              ...(previewHref
                ? [{ id: 'preview', label: messages.preview, href: previewHref }]
                : []),
              ...(pricesHref ? [{ id: 'prices', label: messages.prices, href: pricesHref }] : []),
              { id: 'history', label: messages.history },
            ],
          ]}
          onAction={(action) => action === 'history' && onHistory()}
        />
      </div>
    </div>
  );
}
