import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { Switch } from '@uplink/ui/switch';
import { RowButtons } from '../shared/row-buttons.view.tsx';
import type { SurveyValues } from './survey-form.rules.ts';
import { surveysMessages } from './surveys.messages.ts';

export interface SurveyQuestionFieldsProps {
  form: Form<SurveyValues>;
  index: number;
  isReadOnly: boolean;
}

const kindOptions = (messages: typeof surveysMessages) =>
  (['singleAnswer', 'multipleAnswer', 'openAnswer'] as const).map((id) => ({
    id,
    label: messages.kinds[id],
  }));

/** The fields of one question. */
export function SurveyQuestionFields({ form, index, isReadOnly }: SurveyQuestionFieldsProps) {
  const messages = useMessages(surveysMessages);
  const { items, move, remove } = form.list('questions');
  const number = index + 1;
  const name = messages.question(number);
  const kind = form.field(`questions[${index}].kind`);
  return (
    <section className="ul-stack ul-gap-8" aria-label={name}>
      <TextField
        label={name}
        isReadOnly={isReadOnly}
        {...form.field(`questions[${index}].question`)}
      />
      <Select
        label={messages.kind(number)}
        options={kindOptions(messages)}
        isDisabled={isReadOnly}
        value={kind.value}
        onChange={kind.onChange}
      />
      {kind.value !== 'openAnswer' && (
        <TextArea
          label={messages.choices(number)}
          description={messages.choicesHelp}
          rows={3}
          isReadOnly={isReadOnly}
          {...form.field(`questions[${index}].choices`)}
        />
      )}
      <div className="ul-row" data-justify="between">
        <Switch isDisabled={isReadOnly} {...form.flag(`questions[${index}].isRequired`)}>
          {messages.required}
        </Switch>
        {!isReadOnly && (
          <span className="ul-row">
            <RowButtons
              name={name}
              row={index}
              count={items.length}
              onMove={move}
              onRemove={remove}
            />
          </span>
        )}
      </div>
    </section>
  );
}
