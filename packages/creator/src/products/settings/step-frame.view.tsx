import { useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { StatusLight } from '@uplink/ui/status';
import type { ReactNode } from 'react';
import { settingsMessages } from './settings.messages.ts';
import type { StepForm } from './step-form.controller.ts';
import './settings.css';

export interface StepFrameProps<Values extends object> {
  step: StepForm<Values>;
  /** How many learners have the product. */
  learnerCount: number;
  /** The fields, in `StepGroup`s. */
  children: ReactNode;
}

/** What surrounds the fields of a step: what is wrong on top, what is saved at the foot. */
export function StepFrame<Values extends object>(props: StepFrameProps<Values>) {
  const messages = useMessages(settingsMessages);
  const { step, learnerCount, children } = props;
  const { form, isReadOnly } = step;
  const isRefused = form.isTried && form.isFaulty;
  return (
    <form {...form.formProps}>
      <Card isFlush>
        {isRefused && (
          <p className="ul-setup__fault ul-fault" role="alert">
            {messages.errors}
          </p>
        )}
        <fieldset className="ul-setup__fields" disabled={isReadOnly}>
          {children}
        </fieldset>
        <div className="ul-setup__foot">
          <div className="ul-setup__state">
            <FormFault form={form} />
            <Sign {...step} learnerCount={learnerCount} />
          </div>
          {!isReadOnly && (
            <div className="ul-row">
              {form.isDirty && (
                <Button variant="quiet" onPress={form.discard}>
                  {messages.discard}
                </Button>
              )}
              <Button
                type="submit"
                variant="primary"
                isDisabled={!form.isDirty}
                isPending={form.isSending}
              >
                {messages.save}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </form>
  );
}

/** Whether what was changed is safe. */
function Sign<Values extends object>({
  form,
  changes,
  savesItself,
  isReadOnly,
  learnerCount,
}: StepForm<Values> & { learnerCount: number }) {
  const messages = useMessages(settingsMessages);
  if (isReadOnly) return <p className="ul-small ul-muted">{messages.readOnly}</p>;
  return (
    <p className="ul-small ul-muted ul-row ul-gap-8" role="status">
      {form.isSending && messages.saving}
      {!form.isSending && form.isDirty && (
        <>
          <StatusLight kind="pending" />
          <span>{savesItself ? messages.waiting : messages.unsaved(changes)}</span>
          {learnerCount > 0 && <span>{messages.affects(learnerCount)}</span>}
        </>
      )}
      {!form.isSending && form.isSaved && (
        <>
          <StatusLight kind="ok" />
          <span>{messages.saved}</span>
        </>
      )}
    </p>
  );
}

export interface StepGroupProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Fields that answer one question, next to that question. */
export function StepGroup({ title, text, children }: StepGroupProps) {
  return (
    <section className="ul-setup__group" aria-label={title}>
      <div className="ul-setup__question">
        <h2 className="ul-h4">{title}</h2>
        {text && <p className="ul-small ul-muted">{text}</p>}
      </div>
      <div className="ul-setup__answer ul-stack">{children}</div>
    </section>
  );
}
