import { useMessages } from '@uplink/api-client/messages';
import { TextArea } from '@uplink/ui/field';
import { lazyPart, useLazyPart } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { definitionMessages } from './definition.messages.ts';

/** YAML comes behind the page: the form doesn't need it. */
const yaml = lazyPart(() => import('yaml'));

export interface YamlFieldProps {
  /** The definition as JSON. */
  text: string;
  onText: (text: string) => void;
  isReadOnly: boolean;
  /** @default 'The exercise as YAML' */
  label?: string;
  /** @default that the form and the YAML are the same */
  hint?: string;
}

/** The definition as YAML. What can't be read is kept here, and changes nothing. */
export function YamlField({ text, onText, isReadOnly, label, hint }: YamlFieldProps) {
  const messages = useMessages(definitionMessages);
  const part = useLazyPart(yaml);
  const [typed, setTyped] = useState<{ text: string; of: string; fault: string | undefined }>();
  if (part.status !== 'ready') return <Skeleton height={480} />;
  const { parse, stringify } = part.Part;
  const shown = typed && (typed.of === text || typed.fault) ? typed : undefined;

  function change(next: string) {
    try {
      const json = JSON.stringify(parse(next));
      if (json === undefined || !json.startsWith('{')) throw new Error(messages.notYaml);
      setTyped({ text: next, of: json, fault: undefined });
      onText(json);
    } catch (error) {
      setTyped({ text: next, of: text, fault: error instanceof Error ? error.message : '' });
    }
  }

  return (
    <TextArea
      label={label ?? messages.yaml}
      description={hint ?? messages.yamlHint}
      rows={32}
      spellCheck="false"
      value={shown?.text ?? stringify(JSON.parse(text))}
      errorMessage={shown?.fault}
      isReadOnly={isReadOnly}
      validationBehavior="aria"
      onChange={change}
    />
  );
}
