import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { TextArea, TextField } from '@uplink/ui/field';
import { Switch } from '@uplink/ui/switch';
import { settingsMessages } from './settings.messages.ts';
import { type StepContext, useStepForm } from './step-form.controller.ts';
import { StepFrame, StepGroup } from './step-frame.view.tsx';

interface Values {
  isAsked: boolean;
  title: string;
  body: string;
}

/** The agreement that learners accept before they start. */
export function Terms(context: StepContext) {
  const messages = useMessages(settingsMessages);
  const step = useStepForm<Values>(context, {
    toValues: ({ terms }) => ({
      isAsked: terms !== null,
      title: terms?.title ?? '',
      body: terms?.body ?? '',
    }),
    toChange: ({ isAsked, title, body }) => ({
      terms: isAsked ? { title: title.trim(), body } : null,
    }),
    rules: ({ isAsked, title, body }): Record<string, string | undefined> =>
      isAsked ? { title: required(title) ?? maxLength(120)(title), body: required(body) } : {},
  });
  const { form } = step;
  return (
    <StepFrame step={step} learnerCount={context.product.learnerCount}>
      <StepGroup title={messages.step.terms} text={messages.termsHelp}>
        <Switch {...form.flag('isAsked')}>{messages.termsOn}</Switch>
        {form.values.isAsked && (
          <>
            <TextField label={messages.termsTitle} {...form.field('title')} />
            <TextArea label={messages.termsBody} rows={12} {...form.field('body')} />
          </>
        )}
      </StepGroup>
    </StepFrame>
  );
}
