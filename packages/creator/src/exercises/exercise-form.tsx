import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { useId, useMemo } from 'react';
import { definitionMessages } from '../shared/exercises/definition.messages.ts';
import { readDefinition, writeDefinition } from '../shared/exercises/definition.rules.ts';
import { DefinitionForm } from '../shared/exercises/definition-form.tsx';
import { Places } from '../shared/exercises/places.tsx';
import { useOpenFaults } from '../shared/exercises/use-open-faults.ts';
import { Workbench } from '../shared/exercises/workbench.tsx';
import { YamlField } from '../shared/exercises/yaml-field.tsx';
import { RemoveWork, WorkHead } from '../shared/work-head.tsx';
import { useExerciseEditing } from './exercise-editor.controller.ts';
import { exerciseEditorMessages } from './exercise-editor.messages.ts';

export interface ExerciseFormProps {
  data: Schema<'LessonAuthoredExercises'>;
  exercise: Schema<'AuthoredExercise'> | undefined;
  backHref: string;
  onOpen: (id: number | undefined) => void;
}

/** One exercise: the form, with its workbench. */
export function ExerciseForm({ data, exercise, backHref, onOpen }: ExerciseFormProps) {
  const definitionTexts = useMessages(definitionMessages);
  const messages = useMessages(exerciseEditorMessages);
  const formId = useId();
  const { lesson, canEdit } = data;
  const editing = useExerciseEditing({ lessonId: lesson.id, exercise, onOpen });
  const { form } = editing;
  const { value: text, onChange } = form.field('text');
  const definition = useMemo(() => readDefinition(text), [text]);
  const faults = useOpenFaults(form, definition);
  return (
    <Places faults={faults}>
      <WorkHead
        title={messages.heading(lesson.name)}
        faults={undefined}
        facts={`${messages.facts(exercise?.answerCount ?? 0)} ${canEdit ? '' : messages.readOnly}`}
        back={{ href: backHref, label: messages.back }}
      >
        {canEdit && (
          <SaveBar
            formId={formId}
            form={form}
            changeCount={form.isDirty ? 1 : 0}
            action={messages.save}
          >
            {exercise && exercise.answerCount === 0 && (
              <RemoveWork
                {...editing}
                words={messages}
                title={messages.removeTitle(definition?.title || messages.untitled)}
              >
                {messages.removeText}
              </RemoveWork>
            )}
          </SaveBar>
        )}
      </WorkHead>
      <Workbench
        definition={definition}
        yaml={<YamlField text={text} onText={onChange} isReadOnly={!canEdit} />}
      >
        <form {...form.formProps} id={formId}>
          <FormFault form={form} />
          {definition ? (
            <DefinitionForm
              definition={definition}
              onChange={(next) => onChange(writeDefinition(next))}
              isReadOnly={!canEdit}
            />
          ) : (
            <p role="status">{definitionTexts.broken}</p>
          )}
        </form>
      </Workbench>
    </Places>
  );
}
