import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Menu, type MenuEntry } from '@uplink/ui/menu';
import { Ellipsis } from 'lucide-react';
import { type Change, findLesson, nameOf, type Section, toStep } from './outline.rules.ts';
import type { Asked } from './part-dialogs.tsx';
import { syllabusMessages } from './syllabus.messages.ts';

export interface OutlineMenuProps {
  sections: readonly Section[];
  id: number;
  onChange: (change: Change) => unknown;
  onAsk: (asked: Asked) => void;
}

/** What can be done with one row. */
export function OutlineMenu({ sections, id, onChange, onAsk }: OutlineMenuProps) {
  const messages = useMessages(syllabusMessages);
  const { menu } = messages;
  const lesson = findLesson(sections, id);
  const name = nameOf(sections, id);
  const steps = { up: toStep(sections, id, 'up'), down: toStep(sections, id, 'down') };
  const moves: MenuEntry[] = [
    { id: 'up', label: menu.up, isDisabled: !steps.up },
    { id: 'down', label: menu.down, isDisabled: !steps.down },
  ];
  const first: MenuEntry[] = [{ id: 'rename', label: menu.rename }];
  if (lesson) {
    const isHidden = lesson.state === 'hidden';
    moves.push({ id: 'move', label: menu.move });
    first.push(isHidden ? { id: 'show', label: menu.show } : { id: 'hide', label: menu.hide });
  } else first.push({ id: 'addLesson', label: menu.addLesson });

  function act(action: string): void {
    if (action === 'rename') onAsk({ kind: 'rename', id });
    else if (action === 'addLesson') onAsk({ kind: 'addLesson', sectionId: id });
    else if (action === 'move' || action === 'remove') onAsk({ kind: action, ids: [id] });
    else if (action === 'hide' || action === 'show') onChange({ kind: action, ids: [id] });
    else if (action === 'up' || action === 'down') {
      const step = steps[action];
      if (step) onChange(step);
    }
  }

  return (
    <Menu
      aria-label={messages.more(name)}
      trigger={
        <IconButton size="sm" aria-label={messages.more(name)} icon={<Icon as={Ellipsis} />} />
      }
      groups={[first, moves, [{ id: 'remove', label: menu.remove, tone: 'danger' }]]}
      onAction={act}
    />
  );
}
