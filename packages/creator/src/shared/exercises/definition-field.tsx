import { useMessages } from '@uplink/api-client/messages';
import { TextArea } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useMemo, useState } from 'react';
import { definitionMessages } from './definition.messages.ts';
import { newDefinition, readDefinition, writeDefinition } from './definition.rules.ts';
import { DefinitionForm } from './definition-form.tsx';
import { Places } from './places.tsx';
import { YamlField } from './yaml-field.tsx';

export interface DefinitionFieldProps {
  label: string;
  /** The definition as JSON; empty for a new exercise. */
  text: string;
  onText: (text: string) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

type View = keyof typeof definitionMessages.views;
const viewOptions = (messages: typeof definitionMessages) =>
  (Object.keys(messages.views) as View[]).map((id) => ({
    id,
    label: messages.views[id],
  }));

/** They are shown for the exercise as a whole. */
const noFaults = {};

/** An exercise among other questions: as a form, or as YAML. */
export function DefinitionField(props: DefinitionFieldProps) {
  const messages = useMessages(definitionMessages);
  const { label, onText, errorMessage, isReadOnly } = props;
  const text =
    props.text.trim() === '' ? writeDefinition(newDefinition(messages.first)) : props.text;
  const [view, setView] = useState<View>('form');
  const definition = useMemo(() => readDefinition(text), [text]);
  // What was typed before there was a form.
  if (!isJson(text))
    return (
      <TextArea
        label={label}
        rows={12}
        value={text}
        onChange={onText}
        errorMessage={errorMessage}
        isReadOnly={isReadOnly}
        validationBehavior="aria"
      />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and its fields have labels
    <div role="group" aria-label={label} className="ul-definition">
      <SegmentedControl
        aria-label={messages.view(label)}
        options={viewOptions(messages)}
        value={view}
        onChange={setView}
      />
      {errorMessage && (
        <p className="ul-field__error" role="alert">
          {errorMessage}
        </p>
      )}
      {view === 'yaml' && <YamlField text={text} onText={onText} isReadOnly={isReadOnly} />}
      {view === 'form' &&
        (definition ? (
          <Places faults={noFaults}>
            <DefinitionForm
              definition={definition}
              onChange={(next) => onText(writeDefinition(next))}
              isReadOnly={isReadOnly}
            />
          </Places>
        ) : (
          <p role="status">{messages.broken}</p>
        ))}
    </div>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
