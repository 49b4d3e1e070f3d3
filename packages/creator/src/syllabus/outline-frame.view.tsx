import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Kbd, StatusLight } from '@uplink/ui/status';
import { ListChecks, ListCollapse, Plus, Search } from 'lucide-react';
import { type Section, totalsOf } from './outline.rules.ts';
import { kindOf } from './outline-row.view.tsx';
import { syllabusMessages } from './syllabus.messages.ts';

export interface OutlineHeadProps {
  sections: readonly Section[];
  isAllOpen: boolean;
  onToggleAll: () => void;
  onSearch: () => void;
  isSelecting?: boolean;
  onSelect?: () => void;
  /** Without it nothing can be changed. */
  onAddSection?: () => void;
}

/** What the outline comes to, and what is done with all of it. */
export function OutlineHead(props: OutlineHeadProps) {
  const messages = useMessages(syllabusMessages);
  const formats = useFormats();
  const { sections, isAllOpen, isSelecting, onToggleAll, onSearch, onSelect, onAddSection } = props;
  const { seconds, points } = totalsOf(sections);
  return (
    <>
      <div className="ul-syllabus-outline__head">
        <div>
          <h2 className="ul-h4">{messages.outline}</h2>
          <p className="ul-small ul-muted">
            {messages.totals(seconds === 0 ? messages.noTime : formats.duration(seconds), points)}
          </p>
        </div>
        <div className="ul-row ul-gap-4">
          <IconButton
            size="sm"
            aria-label={messages.find}
            icon={<Icon as={Search} />}
            onPress={onSearch}
          />
          <IconButton
            size="sm"
            aria-label={isAllOpen ? messages.collapse : messages.expand}
            icon={<Icon as={ListCollapse} />}
            onPress={onToggleAll}
          />
          {onSelect && (
            <IconButton
              size="sm"
              aria-label={isSelecting ? messages.endSelect : messages.select}
              icon={<Icon as={ListChecks} />}
              onPress={onSelect}
            />
          )}
          {onAddSection && (
            <Button size="sm" icon={<Icon as={Plus} size={16} />} onPress={onAddSection}>
              {messages.addSection}
            </Button>
          )}
        </div>
      </div>
      <div className="ul-syllabus-outline__cols" aria-hidden="true">
        <span>{messages.name}</span>
        <span>{messages.length}</span>
        <span>{messages.points}</span>
      </div>
    </>
  );
}

/** What the shapes mean, and which keys move rows. */
export function OutlineFoot({ isReadOnly }: { isReadOnly: boolean }) {
  const messages = useMessages(syllabusMessages);
  const { lift, move, drop, back } = messages.keys;
  return (
    <>
      <div className="ul-syllabus-outline__foot">
        {(['ready', 'empty', 'hidden'] as const).map((state) => (
          <span key={state} className="ul-row ul-gap-4">
            <StatusLight kind={kindOf[state]} />
            <span>{messages.state[state]}</span>
          </span>
        ))}
      </div>
      {!isReadOnly && (
        <div className="ul-syllabus-outline__foot">
          <span>
            <Kbd>Enter</Kbd> {lift}
          </span>
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {move}
          </span>
          <span>
            <Kbd>Enter</Kbd> {drop}
          </span>
          <span>
            <Kbd>Esc</Kbd> {back}
          </span>
        </div>
      )}
    </>
  );
}
