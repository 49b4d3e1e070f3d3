import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { RowButtons } from '../../shared/row-buttons.view.tsx';
import { settingsMessages } from './settings.messages.ts';
import { type StepContext, useStepForm } from './step-form.controller.ts';
import { StepFrame, StepGroup } from './step-frame.view.tsx';

interface Values {
  tasks: { text: string }[];
}

const mostTasks = 50;

/** What learners do first, in order. */
export function Checklist(context: StepContext) {
  const messages = useMessages(settingsMessages);
  const step = useStepForm<Values>(context, {
    toValues: ({ checklist }) => ({ tasks: checklist.map((text) => ({ text })) }),
    toChange: ({ tasks }) => ({ checklist: tasks.map(({ text }) => text.trim()) }),
    rules: { 'tasks[].text': [required, maxLength(200)] },
  });
  const { form } = step;
  const { items, add, remove, move } = form.list('tasks');
  return (
    <StepFrame step={step} learnerCount={context.product.learnerCount}>
      <StepGroup title={messages.step.checklist} text={messages.checklist}>
        {items.map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a task has only its place
          <div className="ul-setup__row" key={row}>
            <TextField label={messages.task(row + 1)} {...form.field(`tasks[${row}].text`)} />
            <RowButtons
              name={messages.task(row + 1)}
              row={row}
              count={items.length}
              onMove={move}
              onRemove={remove}
            />
          </div>
        ))}
        <Button isDisabled={items.length >= mostTasks} onPress={() => add({ text: '' })}>
          {messages.addTask}
        </Button>
      </StepGroup>
    </StepFrame>
  );
}
