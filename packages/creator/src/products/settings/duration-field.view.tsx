import { useMessages } from '@uplink/api-client/messages';
import type { FieldProps } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { durationUnits, type Unit } from './duration.rules.ts';
import { settingsMessages } from './settings.messages.ts';

export interface DurationFieldProps {
  label: string;
  amount: FieldProps<string>;
  unit: FieldProps<Unit>;
}

/** A duration in hours, days or months. */
export function DurationField({ label, amount, unit }: DurationFieldProps) {
  const messages = useMessages(settingsMessages);
  return (
    <div className="ul-setup__duration">
      <TextField label={label} inputMode="numeric" {...amount} />
      <Select
        label={messages.unit(label)}
        isLabelHidden
        options={durationUnits.map((id) => ({ id, label: messages.units[id] }))}
        value={unit.value}
        onChange={unit.onChange}
      />
    </div>
  );
}
