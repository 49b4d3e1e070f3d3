'use client';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Checkbox } from '@uplink/ui/choice';
import { Dialog } from '@uplink/ui/dialog';
import { TextField } from '@uplink/ui/field';
import { Skeleton } from '@uplink/ui/skeleton';
import { useCreatePlaylist } from '../create-playlist.controller.ts';
import { playlistsMessages } from '../playlists.messages.ts';
import { useSaveLesson } from './save-lesson.controller.ts';
import '../playlists.css';

export interface SaveLessonProps {
  /** The lesson. */
  lessonId: number;
  /** Told to close it. */
  onClose: () => void;
}

/** Puts a lesson into lists, into a new one too, and takes it out. */
export function SaveLesson({ lessonId, onClose }: SaveLessonProps) {
  const messages = useMessages(playlistsMessages);
  const state = useSaveLesson(lessonId);
  return (
    <Dialog
      title={messages.lesson.heading}
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.lesson.close}</Button>}
    >
      {state.status === 'ready' ? (
        <div className="ul-stack">
          {state.lists.length === 0 && <p className="ul-muted">{messages.lesson.none}</p>}
          <div className="ul-playlists__choices">
            {state.lists.map((list) => (
              <Checkbox
                key={list.id}
                isSelected={list.holdsLesson === true}
                onChange={(isIn) => state.onToggle(list, isIn)}
              >
                {list.title}
              </Checkbox>
            ))}
          </div>
          <p className="ul-small ul-fault" role="alert">
            {state.message}
          </p>
          <NewList lessonId={lessonId} />
        </div>
      ) : (
        <NotReadyView
          state={state}
          noun={messages.lesson.noun}
          skeleton={<Skeleton height={120} />}
        />
      )}
    </Dialog>
  );
}

function NewList({ lessonId }: Pick<SaveLessonProps, 'lessonId'>) {
  const messages = useMessages(playlistsMessages);
  const form = useCreatePlaylist({ lessonId, onCreated: () => {} });
  return (
    <form {...form.formProps} className="ul-stack ul-gap-8">
      <TextField
        label={messages.lesson.create}
        description={messages.titleHelp}
        {...form.field('title')}
      />
      <FormFault form={form} />
      <Button type="submit" isPending={form.isSending} isDisabled={form.values.title.trim() === ''}>
        {messages.make}
      </Button>
    </form>
  );
}
