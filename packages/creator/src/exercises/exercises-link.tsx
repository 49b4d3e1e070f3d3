'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { readDefinition } from '../shared/exercises/definition.rules.ts';
import { WorkLink } from '../shared/work-link.view.tsx';
import { useAuthoredExercises } from './exercise-editor.controller.ts';
import { exerciseEditorMessages } from './exercise-editor.messages.ts';

export interface ExercisesLinkProps {
  /** The lesson. */
  lessonId: number;
  /** Their editor. */
  href: string;
}

/** The exercises of a lesson in a line, and the way to their editor. */
export function ExercisesLink({ lessonId, href }: ExercisesLinkProps) {
  const messages = useMessages(exerciseEditorMessages);
  const state = useAuthoredExercises(lessonId);
  if (state.status !== 'ready')
    return <NotReadyView state={state} noun={messages.noun} skeleton={<Skeleton height={40} />} />;
  const { exercises, canEdit } = state.data;
  const titles = exercises.map(({ definition }) => readDefinition(definition)?.title);
  const work =
    exercises.length > 0
      ? { title: titles.join(', '), detail: messages.count(exercises.length) }
      : null;
  return <WorkLink work={work} canEdit={canEdit} href={href} words={messages} />;
}
