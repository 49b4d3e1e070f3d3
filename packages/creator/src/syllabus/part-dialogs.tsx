import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { lazyView } from '@uplink/ui/lazy-part';
import { type Change, nameOf, type Section } from './outline.rules.ts';
import { useEffects } from './syllabus.controller.ts';
import { syllabusMessages } from './syllabus.messages.ts';

const NameDialog = lazyView(async () => (await import('./name-dialog.tsx')).NameDialog);
const MoveDialog = lazyView(async () => (await import('./move-dialog.tsx')).MoveDialog);

/** What is asked about sections and lessons. */
export type Asked =
  | { kind: 'addSection' }
  | { kind: 'addLesson'; sectionId: number }
  | { kind: 'rename'; id: number }
  | { kind: 'move' | 'remove'; ids: readonly number[] };

export interface PartDialogsProps {
  productId: number;
  sections: readonly Section[];
  asked: Asked | undefined;
  onChange: (change: Change) => Promise<number | null | undefined>;
  /** A lesson was added. */
  onAdded: (id: number) => void;
  onClose: () => void;
}

/** The dialog that is open, if any. */
export function PartDialogs({
  productId,
  sections,
  asked,
  onChange,
  onAdded,
  onClose,
}: PartDialogsProps) {
  const messages = useMessages(syllabusMessages);
  if (!asked) return null;
  async function send(change: Change): Promise<void> {
    onClose();
    const added = await onChange(change);
    if (change.kind === 'addLesson' && added) onAdded(added);
  }
  switch (asked.kind) {
    case 'addSection':
    case 'addLesson': {
      const isSection = asked.kind === 'addSection';
      return (
        <NameDialog
          title={isSection ? messages.newSection : messages.newLesson}
          onName={(name) => void send({ ...asked, name, beforeId: null })}
          onClose={onClose}
        />
      );
    }
    case 'rename': {
      const name = nameOf(sections, asked.id);
      return (
        <NameDialog
          title={messages.rename(name)}
          name={name}
          onName={(next) => void send({ kind: 'rename', id: asked.id, name: next })}
          onClose={onClose}
        />
      );
    }
    case 'move':
      return (
        <MoveDialog
          sections={sections}
          ids={asked.ids}
          onMove={(place) => void send({ kind: 'moveLessons', ids: [...asked.ids], ...place })}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <RemoveQuestion
          productId={productId}
          sections={sections}
          ids={asked.ids}
          onConfirm={() => void send({ kind: 'remove', ids: [...asked.ids] })}
          onClose={onClose}
        />
      );
  }
}

interface RemoveQuestionProps {
  productId: number;
  sections: readonly Section[];
  ids: readonly number[];
  onConfirm: () => void;
  onClose: () => void;
}

function RemoveQuestion({ productId, sections, ids, onConfirm, onClose }: RemoveQuestionProps) {
  const messages = useMessages(syllabusMessages);
  const { data, isError } = useEffects(productId, ids);
  const effects = () => {
    if (isError) return messages.unknownEffects;
    if (!data) return messages.counting;
    if (data.started + data.done === 0) return messages.noEffects;
    return messages.effects(data.started, data.done, ids.length);
  };
  const [only = 0] = ids;
  return (
    <Confirm
      isOpen
      isDanger
      title={
        ids.length === 1
          ? messages.removeTitle(nameOf(sections, only))
          : messages.removeMany(ids.length)
      }
      confirmLabel={messages.removeConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p aria-live="polite">{effects()}</p>
      <p className="ul-muted">{messages.kept}</p>
    </Confirm>
  );
}
