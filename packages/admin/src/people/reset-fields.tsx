import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Checkbox } from '@uplink/ui/choice';
import { learningDialogsMessages } from './learning-dialogs.messages.ts';
import './people.css';

export interface ResetFieldsProps {
  losses: readonly Schema<'ProgressLoss'>[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Which courses and projects start over, each with what is lost by it. */
export function ResetFields({ losses, chosen, onChange }: ResetFieldsProps) {
  const messages = useMessages(learningDialogsMessages);
  if (losses.length === 0) return <p className="ul-small ul-muted">{messages.nothingBegun}</p>;
  return (
    <fieldset className="ul-people__roles">
      <legend className="ul-small ul-strong">{messages.resets}</legend>
      {losses.map(({ module, ...loss }) => (
        <Checkbox
          key={module.id}
          isSelected={chosen.includes(module.id)}
          description={messages.loss(loss)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, module.id] : chosen.filter((id) => id !== module.id))
          }
        >
          {module.name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
