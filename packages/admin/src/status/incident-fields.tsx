import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Checkbox } from '@uplink/ui/choice';
import { TextArea } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { statusMessages } from './status.messages.ts';

type Part = Schema<'StatusPart'>;

/** What every update of an incident says. */
export interface IncidentValues {
  /** Only a new one has it to type. */
  title: string;
  impact: Schema<'IncidentImpact'>;
  state: Schema<'IncidentState'>;
  parts: Part[];
  message: string;
}

export interface IncidentFieldsProps {
  form: Form<IncidentValues>;
}

const options = <Id extends string>(labels: Record<Id, string>) =>
  (Object.keys(labels) as Id[]).map((id) => ({ id, label: labels[id] }));

export function IncidentFields({ form }: IncidentFieldsProps) {
  const messages = useMessages(statusMessages);
  const chosen = form.values.parts;
  const parts = Object.keys(messages.partNames) as Part[];
  const { onChange } = form.field('parts');
  return (
    <>
      <Select
        label={messages.impact}
        description={messages.impactHelp}
        options={options(messages.impacts)}
        {...form.field('impact')}
      />
      <fieldset className="ul-stack ul-gap-8 ul-incident-parts">
        <legend className="ul-medium">{messages.parts}</legend>
        {parts.map((part) => (
          <Checkbox
            key={part}
            isSelected={chosen.includes(part)}
            onChange={(isOn) =>
              onChange(parts.filter((one) => (one === part ? isOn : chosen.includes(one))))
            }
          >
            {messages.partNames[part]}
          </Checkbox>
        ))}
      </fieldset>
      <Select label={messages.state} options={options(messages.states)} {...form.field('state')} />
      <TextArea
        label={messages.message}
        description={messages.messageHelp}
        isRequired
        {...form.field('message')}
      />
    </>
  );
}
