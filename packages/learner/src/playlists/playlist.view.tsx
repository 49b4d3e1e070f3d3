import { useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { ConfirmDialog } from '@uplink/ui/dialog';
import { State } from '@uplink/ui/states';
import { List } from 'lucide-react';
import { useState } from 'react';
import type { PlaylistReady } from './playlist.controller.ts';
import type { PlaylistProps } from './playlist.types.ts';
import { PlaylistRow } from './playlist-row.view.tsx';
import { playlistsMessages } from './playlists.messages.ts';
import { RenameDialog } from './rename-dialog.tsx';
import './playlists.css';

export interface PlaylistViewProps
  extends Omit<PlaylistReady, 'status'>,
    Pick<PlaylistProps, 'coursesHref'> {}

/** The name of a list with what can be done to it, over its lessons. */
export function PlaylistView(props: PlaylistViewProps) {
  const messages = useMessages(playlistsMessages);
  const { playlist, isSaving, announcement, message, coursesHref } = props;
  const { title, lessons } = playlist;
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const close = () => setOpen(undefined);
  const seconds = lessons.reduce((sum, one) => sum + one.seconds, 0);
  return (
    <div className="ul-stack ul-playlists">
      <div className="ul-playlists__head">
        <div className="ul-grow ul-playlists__words">
          <h1 className="ul-h1" tabIndex={-1}>
            {title}
          </h1>
          {lessons.length > 0 && (
            <p className="ul-muted">{messages.one.facts(lessons.length, seconds)}</p>
          )}
        </div>
        <div className="ul-cluster ul-none">
          <Button onPress={() => setOpen('rename')}>{messages.one.rename}</Button>
          <Button
            variant="danger-quiet"
            isPending={isSaving && props.isUndoable}
            onPress={() => (props.isUndoable ? props.onDelete() : setOpen('delete'))}
          >
            {messages.one.remove}
          </Button>
        </div>
      </div>
      <p className="ul-small ul-fault" role="alert">
        {open === undefined && message}
      </p>
      <p className="ul-sr" role="status">
        {announcement}
      </p>
      {lessons.length === 0 ? (
        <State
          art={<List className="ul-icon" size={24} aria-hidden />}
          title={messages.one.empty}
          action={<LinkButton href={coursesHref}>{messages.one.find}</LinkButton>}
        >
          {messages.one.emptyText}
        </State>
      ) : (
        <Card isFlush>
          <ol className="ul-list">
            {lessons.map((one, index) => (
              <li key={one.lesson.id}>
                <PlaylistRow
                  item={one}
                  isFirst={index === 0}
                  isLast={index === lessons.length - 1}
                  isBusy={isSaving}
                  onMove={(step) => props.onMove(index, step)}
                  onTakeOut={() => props.onTakeOut(index)}
                />
              </li>
            ))}
          </ol>
        </Card>
      )}
      {open === 'rename' && (
        <RenameDialog title={title} message={message} onSave={props.onRename} onClose={close} />
      )}
      <ConfirmDialog
        isDanger
        isOpen={open === 'delete'}
        isPending={isSaving}
        title={messages.one.deleteTitle(title)}
        confirmLabel={messages.one.deleteIt}
        onConfirm={props.onDelete}
        onClose={close}
      >
        {messages.one.deleteText}
        {message && <p className="ul-fault">{message}</p>}
      </ConfirmDialog>
    </div>
  );
}
