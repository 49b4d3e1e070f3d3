import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { type Change, findLesson, type Section } from './outline.rules.ts';
import type { Asked } from './part-dialogs.tsx';
import { syllabusMessages } from './syllabus.messages.ts';

export interface OutlineBulkProps {
  sections: readonly Section[];
  picked: readonly number[];
  onAsk: (asked: Asked) => void;
  onChange: (change: Change) => unknown;
}

/** What can be done with the rows that are picked. */
export function OutlineBulk({ sections, picked, onAsk, onChange }: OutlineBulkProps) {
  const messages = useMessages(syllabusMessages);
  const ids = [...picked];
  const lessons = ids.filter((id) => findLesson(sections, id));
  const isLessons = lessons.length === ids.length;
  const { menu } = messages;
  return (
    <div
      className="ul-syllabus-outline__foot"
      role="toolbar"
      aria-label={messages.selected(ids.length)}
    >
      <span className="ul-strong">{messages.selected(ids.length)}</span>
      {isLessons && (
        <>
          <Button size="sm" onPress={() => onAsk({ kind: 'move', ids })}>
            {menu.move}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => onChange({ kind: 'hide', ids })}>
            {menu.hide}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => onChange({ kind: 'show', ids })}>
            {menu.show}
          </Button>
        </>
      )}
      <Button size="sm" variant="danger-quiet" onPress={() => onAsk({ kind: 'remove', ids })}>
        {menu.remove}
      </Button>
    </div>
  );
}
