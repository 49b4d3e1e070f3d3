import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  authoredExercisesQuery,
  createExercise,
  deleteExercise,
  type NotReady,
  notReady,
  updateExercise,
  useUplink,
} from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { definitionMessages } from '../shared/exercises/definition.messages.ts';
import {
  newDefinition,
  readDefinition,
  writeDefinition,
} from '../shared/exercises/definition.rules.ts';
import { exerciseEditorMessages } from './exercise-editor.messages.ts';

/** A lesson with its exercises, or its state while there are none to show. */
export function useAuthoredExercises(
  lessonId: number,
): NotReady | { status: 'ready'; data: Schema<'LessonAuthoredExercises'> } {
  const query = useHeldQuery(authoredExercisesQuery(useUplink(), lessonId));
  return query.data ? { status: 'ready', data: query.data } : notReady(query);
}

/** The definition as JSON: the form and the YAML write the same text. */
export interface ExerciseValues {
  text: string;
}

export interface ExerciseEditing {
  form: Form<ExerciseValues>;
  isDeleting: boolean;
  deleteError: string | undefined;
  onDelete: () => Promise<unknown>;
}

export interface EditingOptions {
  lessonId: number;
  /** Undefined for a new one. */
  exercise: Schema<'AuthoredExercise'> | undefined;
  /** Told of an exercise that is new, and of one that is gone. */
  onOpen: (id: number | undefined) => void;
}

/** The form of an exercise: published against the version that was read. */
export function useExerciseEditing({
  lessonId,
  exercise,
  onOpen,
}: EditingOptions): ExerciseEditing {
  const messages = useMessages(exerciseEditorMessages);
  const { first } = useMessages(definitionMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = authoredExercisesQuery(client, lessonId);
  const [changeId] = useState(newId);
  const valuesOf = (one: Schema<'AuthoredExercise'> | undefined): ExerciseValues => ({
    text: one ? one.definition : writeDefinition(newDefinition(first)),
  });

  function keep(change: (all: Schema<'AuthoredExercise'>[]) => Schema<'AuthoredExercise'>[]) {
    queries.setQueryData(
      options.queryKey,
      (data) => data && { ...data, exercises: change(data.exercises) },
    );
  }

  const form = useForm<ExerciseValues>({
    stored: valuesOf(exercise),
    draft: `exercise-editor.${lessonId}.${exercise?.id ?? 'new'}`,
    warnsOnLeave: true,
    describe: (_, text) => ({
      label: messages.definition,
      lines: [readDefinition(String(text))?.title ?? messages.untitled],
    }),
    async send({ text }) {
      const current = queries
        .getQueryData(options.queryKey)
        ?.exercises.find(({ id }) => id === exercise?.id);
      const saved = current
        ? await updateExercise(client, current.id, { definition: text, version: current.version })
        : await createExercise(client, lessonId, { definition: text, changeId });
      keep((all) => [...all.filter(({ id }) => id !== saved.id), saved].sort(byId));
      if (!current) onOpen(saved.id);
      return valuesOf(saved);
    },
    async fetchStored() {
      const { exercises } = await queries.fetchQuery({ ...options, staleTime: 0 });
      return valuesOf(exercises.find(({ id }) => id === exercise?.id));
    },
  });
  const removal = useMutation({
    mutationFn: async () => {
      if (!exercise) return;
      await deleteExercise(client, exercise.id, exercise.version);
      form.discard();
      keep((all) => all.filter(({ id }) => id !== exercise.id));
      onOpen(undefined);
    },
  });
  return {
    form,
    isDeleting: removal.isPending,
    deleteError: removal.error?.message,
    onDelete: () => removal.mutateAsync(),
  };
}

const byId = (one: Schema<'AuthoredExercise'>, other: Schema<'AuthoredExercise'>) =>
  one.id - other.id;
