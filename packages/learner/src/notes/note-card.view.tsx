import { formatTimer, NOTE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { SaveSign } from '@uplink/kit/saving';
import { Button, IconButton, LinkButton } from '@uplink/ui/button';
import { TextArea } from '@uplink/ui/field';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { notesMessages } from './notes.messages.ts';
import type { ShownNote } from './notes.rules.ts';

export interface NoteCardProps {
  note: ShownNote;
  /** Where its second is: an address, or what goes there. Without both it has no second. */
  place?: { href: string } | { onSeek: () => void } | undefined;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onText: (text: string) => void;
  onDelete: () => void;
  onRetrySave: () => void;
  onResolve: (choice: 'mine' | 'theirs') => void;
}

/** One note, to read or to write. */
export function NoteCard(props: NoteCardProps) {
  const messages = useMessages(notesMessages);
  const { note, place, isEdited, onEdit, onDelete } = props;
  const isTimed = place && (note.hasVideo || 'onSeek' in place);
  const time = isTimed ? formatTimer(note.position) : undefined;
  return (
    <div className="ul-notes__card" data-note={note.id}>
      <div className="ul-row ul-notes__bar" data-justify="between">
        <NotePlace place={place} time={time} />
        <span className="ul-row ul-gap-4">
          {!isEdited && (
            <IconButton
              size="sm"
              aria-label={messages.edit(time)}
              icon={<Pencil className="ul-icon" size={16} aria-hidden />}
              onPress={() => onEdit(true)}
              data-edit=""
            />
          )}
          <IconButton
            size="sm"
            aria-label={messages.delete(time)}
            icon={<Trash2 className="ul-icon" size={16} aria-hidden />}
            onPress={onDelete}
          />
        </span>
      </div>
      {isEdited ? (
        <NoteForm {...props} time={time} />
      ) : (
        <p className="ul-notes__text">{note.text}</p>
      )}
      {(isEdited || note.saveState !== 'saved') && (
        <div className="ul-row ul-notes__foot" data-justify="between">
          <NoteSign {...props} time={time} />
          {isEdited && (
            <Button size="sm" onPress={() => onEdit(false)}>
              {messages.done}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type Timed = NoteCardProps & { time: string | undefined };

function NotePlace({ place, time }: Pick<Timed, 'place' | 'time'>) {
  const messages = useMessages(notesMessages);
  if (!place) return <span />;
  if (time === undefined && 'href' in place) {
    return (
      <LinkButton size="sm" variant="soft" href={place.href}>
        {messages.openLesson}
      </LinkButton>
    );
  }
  const look = {
    size: 'sm',
    variant: 'soft',
    className: 'ul-mono',
    icon: <Play className="ul-icon" size={14} aria-hidden />,
    'aria-label': messages.play(time ?? ''),
  } as const;
  return 'href' in place ? (
    <LinkButton {...look} href={place.href}>
      {time}
    </LinkButton>
  ) : (
    <Button {...look} onPress={place.onSeek}>
      {time}
    </Button>
  );
}

function NoteForm({ note, time, onText, onEdit }: Timed) {
  const messages = useMessages(notesMessages);
  /** Spaces alone are no note: they stay here until there are words. */
  const [blank, setBlank] = useState<string>();
  function onChange(text: string) {
    const isBlank = text.trim() === '';
    setBlank(isBlank ? text : undefined);
    if (!isBlank) onText(text);
  }
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey))) onEdit(false);
  }
  return (
    <TextArea
      autoFocus
      label={messages.label(time)}
      isLabelHidden
      placeholder={messages.placeholder}
      value={blank ?? note.text}
      maxLength={NOTE_MAX_LENGTH}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  );
}

function NoteSign({ note, time, onRetrySave, onResolve }: Timed) {
  const messages = useMessages(notesMessages);
  const { id, text, theirs, saveState, savedAt, message } = note;
  return (
    <SaveSign
      saving={{
        noun: messages.sayNoun,
        state: saveState,
        savedAt,
        message,
        onRetry: onRetrySave,
        conflicts:
          theirs === undefined
            ? []
            : [{ id, label: messages.label(time), mine: [text], theirs: [theirs] }],
        onResolve: (_, choice) => onResolve(choice),
      }}
    />
  );
}
