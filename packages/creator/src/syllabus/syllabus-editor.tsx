'use client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorModuleQuery, notReady, syllabusQuery, useUplink } from '@uplink/api-client/react';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { Note, NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { useMediaQuery } from '@uplink/ui/media-query';
import { Skeleton } from '@uplink/ui/skeleton';
import type { ReactNode } from 'react';
import { findLesson } from './outline.rules.ts';
import { Outline } from './outline.tsx';
import { useSyllabusChanges } from './syllabus.controller.ts';
import { syllabusMessages } from './syllabus.messages.ts';
import './syllabus.css';

export interface SyllabusEditorProps extends UndoableProps {
  /** The product. */
  productId: number;
  /** The lesson that is open beside the outline. */
  lessonId?: number | undefined;
  /** Where the outline is without a lesson. */
  outlineHref: string;
  /** Told which lesson to open beside the outline. */
  onOpenLesson: (id: number) => void;
  /** The pane of the lesson that is open. */
  children?: ReactNode;
}

/** The sections and lessons of a product, and beside them the lesson that is open. */
export function SyllabusEditor(props: SyllabusEditorProps) {
  const messages = useMessages(syllabusMessages);
  const { productId, lessonId, outlineHref, onOpenLesson, onUndoable, children } = props;
  const client = useUplink();
  const query = useHeldQuery(syllabusQuery(client, productId));
  const permission = useHeldQuery(creatorModuleQuery(client, productId)).data?.permission;
  const changes = useSyllabusChanges(productId, onUndoable);
  const isNarrow = useMediaQuery('(max-width: 1024px)');
  const syllabus = query.data;
  if (!syllabus)
    return (
      <NotReadyView
        isMain
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<Skeleton height={420} />}
      />
    );
  const isOpen = lessonId !== undefined && findLesson(syllabus.sections, lessonId) !== undefined;
  if (isNarrow && isOpen)
    return (
      <div className="ul-stack ul-gap-16">
        <div>
          <LinkButton href={outlineHref} size="sm">
            {messages.back}
          </LinkButton>
        </div>
        {children}
      </div>
    );
  return (
    <div className="ul-stack ul-gap-16">
      {isNarrow && <Note>{messages.narrow}</Note>}
      <div className="ul-syllabus">
        <Outline
          syllabus={syllabus}
          changes={changes}
          isReadOnly={permission === 'view' || isNarrow}
          note={permission === 'view' ? messages.readOnly : undefined}
          currentId={isOpen ? lessonId : undefined}
          onOpenLesson={onOpenLesson}
          outlineHref={outlineHref}
        />
        {!isNarrow && (isOpen ? children : <Unchosen />)}
      </div>
    </div>
  );
}

function Unchosen() {
  const messages = useMessages(syllabusMessages);
  return (
    <Card>
      <p className="ul-muted">{messages.choose}</p>
    </Card>
  );
}
