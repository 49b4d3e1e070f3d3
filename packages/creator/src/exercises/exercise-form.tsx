import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { Card } from '@uplink/ui/card';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useId, useMemo, useState } from 'react';
import { definitionMessages } from '../shared/exercises/definition.messages.ts';
import { readDefinition, writeDefinition } from '../shared/exercises/definition.rules.ts';
import { DefinitionForm } from '../shared/exercises/definition-form.tsx';
import { openFaults, type Refused } from '../shared/exercises/places.rules.ts';
import { Places } from '../shared/exercises/places.tsx';
import { YamlField } from '../shared/exercises/yaml-field.tsx';
import { RemoveWork, WorkHead } from '../shared/work-head.tsx';
import { useExerciseEditing } from './exercise-editor.controller.ts';
import { exerciseEditorMessages } from './exercise-editor.messages.ts';
import { PlayPanel } from './play-panel.tsx';
import { ProofPanel } from './proof-panel.tsx';

export interface ExerciseFormProps {
  data: Schema<'LessonAuthoredExercises'>;
  exercise: Schema<'AuthoredExercise'> | undefined;
  backHref: string;
  onOpen: (id: number | undefined) => void;
}

type Panel = keyof typeof exerciseEditorMessages.panels;
const panelOptions = (messages: typeof exerciseEditorMessages) =>
  (Object.keys(messages.panels) as Panel[]).map((id) => ({
    id,
    label: messages.panels[id],
  }));

/** One exercise: the form, and beside it the exercise as a learner plays it, as YAML, or its proof. */
export function ExerciseForm({ data, exercise, backHref, onOpen }: ExerciseFormProps) {
  const definitionTexts = useMessages(definitionMessages);
  const messages = useMessages(exerciseEditorMessages);
  const formId = useId();
  const { lesson, canEdit } = data;
  const editing = useExerciseEditing({ lessonId: lesson.id, exercise, onOpen });
  const { form } = editing;
  const [panel, setPanel] = useState<Panel>('play');
  const { value: text, onChange } = form.field('text');
  const definition = useMemo(() => readDefinition(text), [text]);
  const [refused, setRefused] = useState<Refused>();
  if (form.error && form.error !== refused?.error) setRefused({ error: form.error, definition });
  const faults = useMemo(
    () => (form.isSaved ? {} : openFaults(refused, definition)),
    [form.isSaved, refused, definition],
  );
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
      <div className="ul-exercise-editor">
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
        <Card
          title={messages.panels[panel]}
          aside={
            <SegmentedControl
              aria-label={messages.panel}
              options={panelOptions(messages)}
              value={panel}
              onChange={setPanel}
            />
          }
        >
          {panel === 'yaml' && <YamlField text={text} onText={onChange} isReadOnly={!canEdit} />}
          {panel === 'play' && definition && <PlayPanel definition={definition} />}
          {panel === 'tests' && definition && <ProofPanel definition={definition} />}
        </Card>
      </div>
    </Places>
  );
}
