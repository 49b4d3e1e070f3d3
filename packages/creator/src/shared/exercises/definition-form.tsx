import { useMessages } from '@uplink/api-client/messages';
import type { Definition } from '@uplink/net/exercise';
import { Card } from '@uplink/ui/card';
import { Select } from '@uplink/ui/select';
import { exerciseChoicesMessages } from './choices.messages.ts';
import { definitionMessages } from './definition.messages.ts';
import {
  type DefinitionPartProps,
  DrawFields,
  NetworkFields,
  SeedsField,
  TaskField,
  TitleField,
  WorkFields,
} from './definition-parts.tsx';
import { PartRows } from './item-rows.tsx';
import { fields, hosts, lists } from './part-rows.rules.ts';
import './definition.css';

const kinds = ['address', 'plan', 'acl', 'configure', 'repair', 'trace'] as const;

/** An exercise as a form: the same definition that the YAML beside it shows. */
export function DefinitionForm(props: DefinitionPartProps) {
  const messages = useMessages(definitionMessages);
  const choices = useMessages(exerciseChoicesMessages);
  const { definition, onChange, isReadOnly } = props;
  const set = (part: Partial<Definition>) => onChange({ ...definition, ...part });
  return (
    <div className="ul-stack ul-gap-16">
      <Card title={messages.sections.basics}>
        <div className="ul-stack ul-gap-16">
          <TitleField {...props} />
          <Select
            label={messages.kind}
            options={kinds.map((id) => ({ id, label: choices.kinds[id] }))}
            value={definition.kind}
            onChange={(id) => set({ kind: id })}
            isDisabled={isReadOnly}
          />
          <TaskField {...props} />
          <SeedsField {...props} />
        </div>
      </Card>
      <DrawFields {...props} />
      <PartRows
        name="fields"
        title={messages.sections.fields}
        label={messages.rows.fields}
        part={fields}
        items={definition.fields ?? []}
        onItems={(items) => set({ fields: items })}
        isReadOnly={isReadOnly}
      />
      <PartRows
        name="lists"
        title={messages.sections.lists}
        label={messages.rows.lists}
        part={lists}
        items={definition.lists ?? []}
        onItems={(items) => set({ lists: items })}
        isReadOnly={isReadOnly}
      />
      <NetworkFields {...props} />
      <PartRows
        name="hosts"
        title={messages.sections.hosts}
        label={messages.rows.hosts}
        part={hosts}
        items={definition.hosts ?? {}}
        onItems={(items) => set({ hosts: items })}
        isReadOnly={isReadOnly}
      />
      <WorkFields {...props} />
    </div>
  );
}
