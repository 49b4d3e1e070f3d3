'use client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Avatar } from '@uplink/ui/avatar';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea } from '@uplink/ui/field';
import { StepPager } from '@uplink/ui/pagination';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import type { OfUserProps } from './user.types.ts';
import { useUserNotes } from './user-notes.controller.ts';
import { userNotesMessages } from './user-notes.messages.ts';
import './people.css';
import './user.css';

/** What staff wrote down about a person. */
export function UserNotes({ userId }: OfUserProps) {
  const messages = useMessages(userNotesMessages);
  const formats = useFormats();
  const { list, paging, onCursorChange, form, onRemove } = useUserNotes(userId);
  const [asked, setAsked] = useState<number>();
  return (
    <div className="ul-stack ul-gap-24">
      <Card>
        <form {...form.formProps} className="ul-stack">
          <TextArea label={messages.note} description={messages.noteHelp} {...form.field('note')} />
          <FormFault form={form} />
          <div>
            <Button variant="primary" type="submit" isPending={form.isSending}>
              {messages.add}
            </Button>
          </div>
        </form>
      </Card>
      {list.status === 'ready' ? (
        <Card isFlush>
          <ul className="ul-list">
            {list.items.map(({ id, note, by, date, mayDelete }) => (
              <li key={id} className="ul-listrow ul-people__note">
                <Avatar name={by.name} image={by.avatar} size="sm" isDecorative />
                <div className="ul-grow ul-people__words">
                  <p className="ul-people__text">{note}</p>
                  <p className="ul-small ul-muted">
                    {by.name}, <time dateTime={date}>{formats.ago(date, new Date())}</time>
                  </p>
                </div>
                {mayDelete && (
                  <IconButton
                    size="sm"
                    variant="quiet"
                    aria-label={messages.remove}
                    icon={<Trash2 className="ul-icon" size={16} aria-hidden />}
                    onPress={() => setAsked(id)}
                  />
                )}
              </li>
            ))}
          </ul>
          <div className="ul-people__foot">
            <StepPager
              noun={messages.unit}
              count={messages.count(paging?.total ?? 0)}
              paging={paging}
              onChange={onCursorChange}
            />
          </div>
        </Card>
      ) : (
        <NotReadyView
          state={list}
          noun={messages.noun}
          skeleton={<RowsSkeleton hasTile />}
          empty={noContent({ title: messages.none, text: messages.noneText })}
        />
      )}
      {asked !== undefined && (
        <ReasonDialog
          title={messages.removeTitle}
          action={messages.remove}
          isDanger
          onSend={(reason) => onRemove(asked, reason)}
          onClose={() => setAsked(undefined)}
        >
          {messages.removeText}
        </ReasonDialog>
      )}
    </div>
  );
}
