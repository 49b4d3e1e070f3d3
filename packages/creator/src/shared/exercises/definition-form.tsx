import { useMessages } from '@uplink/api-client/messages';
import type { Definition } from '@uplink/net/exercise';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { definitionMessages } from './definition.messages.ts';
import { lines, numbers, paragraphs, words } from './definition.rules.ts';
import { GoalFields } from './goal-fields.tsx';
import { ItemRows, PartRows } from './item-rows.tsx';
import {
  answerColumns,
  devices,
  draws,
  fields,
  hints,
  links,
  lists,
  rowsToTests,
  rowToTexts,
  testColumns,
  testsToRows,
  textsToRow,
  unmetColumn,
} from './part-rows.rules.ts';
import { Part, Place } from './places.tsx';
import { RowsField } from './rows-field.tsx';
import { SettledField } from './settled-field.tsx';
import './definition.css';

export interface DefinitionFormProps {
  definition: Definition;
  onChange: (definition: Definition) => void;
  isReadOnly: boolean;
}

const kinds = ['address', 'plan', 'acl', 'configure', 'repair', 'trace'] as const;

/** An exercise as a form: the same definition that the YAML beside it shows. */
export function DefinitionForm({ definition, onChange, isReadOnly }: DefinitionFormProps) {
  const messages = useMessages(definitionMessages);
  const { title, kind, task, seeds, variants, network, goals } = definition;
  const set = (part: Partial<Definition>) => onChange({ ...definition, ...part });
  const setNetwork = (part: Partial<NonNullable<Definition['network']>>) => {
    const next = { devices: [], links: [], ...network, ...part };
    const isNone = next.devices.length === 0 && next.links.length === 0;
    const { network: _network, ...rest } = definition;
    onChange(isNone ? rest : { ...rest, network: next });
  };
  const shared = { isReadOnly };
  return (
    <div className="ul-stack ul-gap-16">
      <Card title={messages.sections.basics}>
        <div className="ul-stack ul-gap-16">
          <Place name="title">
            <TextField
              label={messages.title}
              value={title}
              onChange={(text) => set({ title: text })}
              {...shared}
            />
          </Place>
          <Select
            label={messages.kind}
            options={kinds.map((id) => ({ id, label: id }))}
            value={kind}
            onChange={(id) => set({ kind: id })}
            isDisabled={isReadOnly}
          />
          <Place name="task">
            <SettledField
              label={messages.task}
              text={task.join('\n\n')}
              rows={4}
              onText={(text) => set({ task: paragraphs(text) })}
              {...shared}
            />
          </Place>
          <Place name="seeds">
            <SettledField
              label={messages.seeds}
              text={seeds.join(', ')}
              onText={(text) => set({ seeds: numbers(text) })}
              {...shared}
            />
          </Place>
        </div>
      </Card>
      <Part name="variants" title={messages.sections.draws}>
        <div className="ul-stack ul-gap-16">
          <ItemRows
            label={messages.sections.draws}
            part={draws}
            items={variants?.draw ?? {}}
            onItems={(draw) => set({ variants: { ...variants, draw } })}
            {...shared}
          />
          <SettledField
            label={messages.where1}
            text={(variants?.where ?? []).join('\n')}
            rows={2}
            onText={(text) => {
              const where = lines(text);
              const draw = variants?.draw ?? {};
              set({ variants: { draw, ...(where.length > 0 && { where }) } });
            }}
            {...shared}
          />
        </div>
      </Part>
      <PartRows
        name="fields"
        label={messages.sections.fields}
        part={fields}
        items={definition.fields ?? []}
        onItems={(items) => set({ fields: items })}
        {...shared}
      />
      <PartRows
        name="lists"
        label={messages.sections.lists}
        part={lists}
        items={definition.lists ?? []}
        onItems={(items) => set({ lists: items })}
        {...shared}
      />
      <Part name="network" title={messages.sections.devices}>
        <div className="ul-stack ul-gap-16">
          <ItemRows
            label={messages.sections.devices}
            part={devices}
            items={network?.devices ?? []}
            onItems={(items) => setNetwork({ devices: items })}
            {...shared}
          />
          <ItemRows
            label={messages.sections.links}
            part={links}
            items={network?.links ?? []}
            onItems={(items) => setNetwork({ links: items })}
            {...shared}
          />
          {network && (
            <SettledField
              label={messages.locked}
              text={(network.locked ?? []).join(', ')}
              onText={(text) => setNetwork({ locked: words(text) })}
              {...shared}
            />
          )}
        </div>
      </Part>
      <Part name="goals" title={messages.sections.goals}>
        <GoalFields definition={definition} onChange={(next) => set({ goals: next })} {...shared} />
      </Part>
      <PartRows
        name="hints"
        label={messages.sections.hints}
        part={hints}
        items={definition.hints ?? []}
        onItems={(items) => set({ hints: items })}
        empty={{ ...hints.empty, for: goals[0]?.id ?? '' }}
        {...shared}
      />
      <Part name="model" title={messages.sections.model}>
        <RowsField
          label={messages.sections.model}
          columns={answerColumns(definition)}
          rows={[textsToRow(definition.model.texts)]}
          onChange={([row]) => set({ model: { texts: rowToTexts(row ?? {}) } })}
          {...shared}
        />
      </Part>
      <Part name="tests" title={messages.sections.tests}>
        <RowsField
          label={messages.sections.tests}
          name="tests"
          columns={({ kind: verdict }) =>
            verdict === 'refused'
              ? [...testColumns(definition), unmetColumn]
              : testColumns(definition)
          }
          empty={{ kind: 'accepted' }}
          rows={testsToRows(definition.tests)}
          onChange={(rows) => set({ tests: rowsToTests(rows) })}
          {...shared}
        />
      </Part>
    </div>
  );
}
