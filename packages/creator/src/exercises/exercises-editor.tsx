'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { readDefinition } from '../shared/exercises/definition.rules.ts';
import { useAuthoredExercises } from './exercise-editor.controller.ts';
import { exerciseEditorMessages } from './exercise-editor.messages.ts';
import { ExerciseForm } from './exercise-form.tsx';

export interface ExercisesEditorProps {
  /** The lesson. */
  lessonId: number;
  /** The lesson in its syllabus. */
  backHref: string;
}

/** The exercises of a lesson as their author writes them, one of them open. */
export function ExercisesEditor({ lessonId, backHref }: ExercisesEditorProps) {
  const messages = useMessages(exerciseEditorMessages);
  const state = useAuthoredExercises(lessonId);
  const [opened, setOpened] = useState<number | 'new'>();
  if (state.status !== 'ready')
    return (
      <NotReadyView
        isPage
        state={state}
        noun={messages.noun}
        backHref={backHref}
        skeleton={<Skeleton height={480} />}
      />
    );
  const { exercises, canEdit } = state.data;
  const open =
    opened === 'new' ? undefined : (exercises.find(({ id }) => id === opened) ?? exercises[0]);
  return (
    <>
      <nav className="ul-cluster ul-gap-8 ul-exercise-choice" aria-label={messages.all}>
        {exercises.map(({ id, definition }) => (
          <Button
            key={id}
            size="sm"
            variant={id === open?.id ? 'primary' : 'secondary'}
            aria-current={id === open?.id ? 'page' : undefined}
            onPress={() => setOpened(id)}
          >
            {readDefinition(definition)?.title || messages.untitled}
          </Button>
        ))}
        {canEdit && (
          <Button size="sm" isDisabled={!open} onPress={() => setOpened('new')}>
            {messages.add}
          </Button>
        )}
      </nav>
      <ExerciseForm
        key={open?.id ?? 'new'}
        data={state.data}
        exercise={open}
        backHref={backHref}
        onOpen={setOpened}
      />
    </>
  );
}
