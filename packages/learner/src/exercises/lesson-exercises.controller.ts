import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  lessonExercisesQuery,
  type NotReady,
  notReady,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import {
  type Checked,
  definitionOf,
  drawnOf,
  type Engine,
  engineOf,
  exerciseMessages,
  gradeOf,
  type OpenedHints,
  startTexts,
  type Texts,
  useEngine,
} from '@uplink/kit/exercises';
import { type Saving, savingOf, useSaveQueue } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { useMemo, useState } from 'react';
import { exerciseSaving, storedAnswers, type Typed } from './exercise-saving.queries.ts';

export interface LessonExercisesReady {
  status: 'ready';
  lesson: Schema<'LessonExercises'>['lesson'];
  exercises: readonly Schema<'Exercise'>[];
  /** The open one. */
  exercise: Schema<'Exercise'>;
  onOpen: (id: number) => void;
  texts: Texts;
  onChange: (texts: Texts) => void;
  hints: OpenedHints;
  onHints: (hints: OpenedHints) => void;
  engine: Engine | undefined;
  /** By exercise. */
  checked: ReadonlyMap<number, Checked>;
  isChecking: boolean;
  checkError: string | undefined;
  onCheck: () => void;
  saving: Saving;
}

export interface ExercisePlace {
  lessonId: number;
  exerciseId?: number | undefined;
  onExerciseChange?: (exerciseId: number) => void;
}

/** Loads the exercises of a lesson, saves what is typed, and checks it here and on the server. */
export function useLessonExercises({
  lessonId,
  exerciseId,
  onExerciseChange,
}: ExercisePlace): NotReady | LessonExercisesReady {
  const messages = useMessages(exerciseMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(lessonExercisesQuery(client, lessonId));
  const exercises = query.data?.exercises ?? [];
  const [opened, setOpened] = useState<number>();
  const [here, setHere] = useState<ReadonlyMap<number, Checked>>(new Map());
  const exercise = exercises.find(({ id }) => id === (exerciseId ?? opened)) ?? exercises[0];
  const engine = useEngine(exercise && definitionOf(exercise));
  const queue = useSaveQueue<Typed>(exerciseSaving(client, lessonId, exercises), {
    stored: useMemo(() => storedAnswers(query.data?.exercises), [query.data]),
  });
  const keep = (id: number, checked: Checked) =>
    setHere((before) => new Map(before).set(id, checked));
  function gradeHere(one: Schema<'Exercise'>, texts: Texts) {
    const grade = engineOf(definitionOf(one)).get()?.grade(drawnOf(one), { texts });
    if (grade) keep(one.id, { texts, grade, at: new Date().toISOString() });
    return grade;
  }

  const check = useMutation({
    mutationFn: async ({ one, ...typed }: { one: Schema<'Exercise'>; texts: Texts }) => {
      await engineOf(definitionOf(one)).load();
      // Shown at once; the server's grade takes its place.
      gradeHere(one, typed.texts);
      if ((await queue.settle()) === 'conflict') throw new Error(messages.chooseFirst);
      const saved = queue.getSnapshot().get(String(one.id));
      const texts = saved?.value.texts ?? typed.texts;
      const grade = gradeHere(one, texts);
      const body: Schema<'ExerciseCheckInput'> = {
        texts,
        definitionVersion: one.version,
        baseVersion: saved?.version,
        seen: grade?.goals.map(({ goal, verdict }) => ({ goal, verdict })) ?? [],
      };
      const params = { path: { id: one.id } };
      const { graded } = await queue.holdWhile(() =>
        client.unwrap(client.api.POST('/me/exercises/{id}/check', { params, body }), {
          rethrow: true,
        }),
      );
      return { texts, graded };
    },
    onSuccess: ({ texts, graded }, { one }) =>
      keep(one.id, { texts, grade: gradeOf(graded), at: graded.gradedAt }),
    // After a refusal too: another tab may have saved something else.
    onSettled: () =>
      queries.invalidateQueries({ queryKey: readKey('/me/modules/{moduleId}/exercises') }),
  });

  if (!query.data) return notReady(query);
  if (!exercise) return { status: 'empty' };
  const key = String(exercise.id);
  const typed = queue.entries.get(key)?.value ?? {
    texts: startTexts(definitionOf(exercise)),
    hints: {},
  };
  const { texts, hints } = typed;
  return {
    status: 'ready',
    lesson: query.data.lesson,
    exercises,
    exercise,
    onOpen: (id) => {
      setOpened(id);
      onExerciseChange?.(id);
    },
    texts,
    onChange: (changed) => queue.set(key, { ...typed, texts: changed }),
    hints,
    onHints: (opened) => queue.set(key, { ...typed, hints: opened }),
    engine,
    checked: new Map([...checkedBefore(exercises), ...here]),
    isChecking: check.isPending,
    checkError: check.error?.message,
    onCheck: () => check.mutate({ one: exercise, texts }),
    saving: savingOf(queue, messages.noun, (id, mine, theirs) => ({
      label: definitionOf(exercises.find((one) => String(one.id) === id) ?? exercise).title,
      mine: Object.values(mine.texts),
      theirs: Object.values(theirs.texts),
    })),
  };
}

const checkedBefore = (exercises: readonly Schema<'Exercise'>[]): [number, Checked][] =>
  exercises.flatMap(({ id, answer, graded }): [number, Checked][] =>
    answer && graded
      ? [[id, { texts: answer.texts, grade: gradeOf(graded), at: graded.gradedAt }]]
      : [],
  );
