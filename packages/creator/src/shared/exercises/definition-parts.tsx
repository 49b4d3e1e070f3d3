import { useMessages } from '@uplink/api-client/messages';
import { type Definition, HINT_STEPS, wrongSeeds } from '@uplink/net/exercise';
import { TextField } from '@uplink/ui/field';
import { definitionMessages } from './definition.messages.ts';
import { lines, paragraphs, stepOf, typedNumber, words } from './definition.rules.ts';
import { GoalFields } from './goal-fields.tsx';
import { ItemRows, PartRows } from './item-rows.tsx';
import {
  answerColumns,
  devices,
  draws,
  hints,
  links,
  rowsToTests,
  rowToTexts,
  testColumns,
  testsToRows,
  textsToRow,
  unmetColumn,
} from './part-rows.rules.ts';
import { Part, Place } from './places.tsx';
import { RowsField, without } from './rows-field.tsx';
import { SettledField } from './settled-field.tsx';

export interface DefinitionPartProps {
  definition: Definition;
  onChange: (definition: Definition) => void;
  isReadOnly: boolean;
}

export function TitleField({ definition, onChange, isReadOnly }: DefinitionPartProps) {
  const messages = useMessages(definitionMessages);
  return (
    <Place name="title">
      <TextField
        label={messages.title}
        value={definition.title ?? ''}
        onChange={(title) => onChange({ ...definition, title })}
        isReadOnly={isReadOnly}
      />
    </Place>
  );
}

export function TaskField({ definition, onChange, isReadOnly }: DefinitionPartProps) {
  const messages = useMessages(definitionMessages);
  return (
    <Place name="task">
      <SettledField
        label={messages.task}
        text={definition.task.join('\n\n')}
        rows={4}
        onText={(text) => onChange({ ...definition, task: paragraphs(text) })}
        isReadOnly={isReadOnly}
      />
    </Place>
  );
}

/** The variants that learners get. */
export function SeedsField({ definition, onChange, isReadOnly }: DefinitionPartProps) {
  const messages = useMessages(definitionMessages);
  const wrong = wrongSeeds(definition.seeds);
  return (
    <Place name="seeds">
      <SettledField
        label={messages.seeds}
        text={definition.seeds.join(', ')}
        onText={(text) => onChange({ ...definition, seeds: words(text).map(typedNumber) })}
        errorMessage={
          wrong.length > 0 ? messages.badSeeds({ message: wrong.join(', ') }) : undefined
        }
        isReadOnly={isReadOnly}
      />
    </Place>
  );
}

/** What differs between variants. */
export function DrawFields({ definition, onChange, isReadOnly }: DefinitionPartProps) {
  const messages = useMessages(definitionMessages);
  const { variants } = definition;
  const shared = { isReadOnly };
  const set = (part: Partial<Definition>) => onChange({ ...definition, ...part });
  return (
    <Part name="variants" title={messages.sections.draws}>
      <div className="ul-stack ul-gap-16">
        <ItemRows
          label={messages.rows.draws}
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
  );
}

/** Devices, the links between them, and what may not be changed. */
export function NetworkFields({ definition, onChange, isReadOnly }: DefinitionPartProps) {
  const messages = useMessages(definitionMessages);
  const { network } = definition;
  const shared = { isReadOnly };
  const setNetwork = (part: Partial<NonNullable<Definition['network']>>) => {
    const next = { devices: [], links: [], ...network, ...part };
    const isNone = next.devices.length === 0 && next.links.length === 0;
    const { network: _network, ...rest } = definition;
    onChange(isNone ? rest : { ...rest, network: next });
  };
  return (
    <Part name="network" title={messages.sections.devices}>
      <div className="ul-stack ul-gap-16">
        <ItemRows
          label={messages.rows.devices}
          part={devices}
          items={network?.devices ?? []}
          onItems={(items) => setNetwork({ devices: items })}
          {...shared}
        />
        <ItemRows
          label={messages.rows.links}
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
  );
}

/** What has to be reached, with hints, the model answer, and the tests that prove both. */
export function WorkFields({ definition, onChange, isReadOnly }: DefinitionPartProps) {
  const messages = useMessages(definitionMessages);
  const { goals, model, tests } = definition;
  const shared = { isReadOnly };
  const set = (part: Partial<Definition>) => onChange({ ...definition, ...part });
  return (
    <>
      <Part name="goals" title={messages.sections.goals}>
        <GoalFields definition={definition} onChange={(next) => set({ goals: next })} {...shared} />
      </Part>
      <PartRows
        name="hints"
        title={messages.sections.hints}
        label={messages.rows.hints}
        part={hints}
        items={definition.hints ?? []}
        onItems={(items) => set({ hints: items })}
        empty={{ ...hints.empty, for: goals[0]?.id ?? '' }}
        below={(_, index) => (
          <p className="ul-small ul-muted">
            {messages.hintStep(stepOf(definition, index), HINT_STEPS)}
          </p>
        )}
        {...shared}
      />
      <Part name="model" title={messages.sections.model}>
        <RowsField
          label={messages.rows.model}
          columns={answerColumns(definition)}
          rows={[textsToRow(model.texts)]}
          onChange={([row]) => set({ model: { texts: rowToTexts(row ?? {}) } })}
          {...shared}
        />
      </Part>
      <Part name="tests" title={messages.sections.tests}>
        <RowsField
          label={messages.rows.tests}
          name="tests"
          columns={({ kind: verdict }) =>
            verdict === 'refused'
              ? [...testColumns(definition), unmetColumn]
              : testColumns(definition)
          }
          empty={{ kind: 'accepted', ...textsToRow(model.texts) }}
          rows={testsToRows(tests, model)}
          onChange={(rows, removed) =>
            set({ tests: rowsToTests(rows, model, without(tests, removed)) })
          }
          {...shared}
        />
      </Part>
    </>
  );
}
