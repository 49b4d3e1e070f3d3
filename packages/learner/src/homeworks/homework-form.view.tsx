import { useMessages } from '@uplink/api-client/messages';
import { countFilled, countItems, WorksheetView } from '@uplink/kit/homeworks';
import { SaveSign } from '@uplink/kit/saving';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { useRef } from 'react';
import { homeworkMessages } from './homework.messages.ts';
import type { HomeworkPlayerReady } from './homework-player.controller.ts';

export interface HomeworkFormViewProps extends Omit<HomeworkPlayerReady, 'status'> {
  /** The button's label: submit, or submit again. */
  submitLabel: string;
}

/** A digitized homework while it is filled in: it saves by itself and says what is missing. */
export function HomeworkFormView(props: HomeworkFormViewProps) {
  const messages = useMessages(homeworkMessages);
  const { homework, answers, missing, onAnswer, onSubmit } = props;
  const form = useRef<HTMLDivElement>(null);

  function submit() {
    onSubmit([]);
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] textarea')
        ?.focus(),
    );
  }

  return (
    <Card
      isFlush
      title={messages.formTitle}
      footer={
        <div className="ul-homework__foot">
          <Standing {...props} />
          <div className="ul-cluster ul-gap-12">
            <SaveSign saving={props.saving} />
            <Button variant="primary" isPending={props.isSubmitting} onPress={submit}>
              {props.submitLabel}
            </Button>
          </div>
        </div>
      }
    >
      <div ref={form}>
        <WorksheetView
          sections={homework.task.sections}
          answers={answers}
          missing={missing}
          onAnswer={onAnswer}
        />
      </div>
    </Card>
  );
}

/** What failed, what is missing, or the form's progress. */
function Standing({ homework, answers, missing, submitError }: HomeworkFormViewProps) {
  const messages = useMessages(homeworkMessages);
  const { sections } = homework.task;
  const fault = submitError ?? (missing.length > 0 ? messages.missing(missing.length) : undefined);
  return (
    <span
      className={`ul-small ${fault ? 'ul-fault' : 'ul-muted'}`}
      role={fault ? 'alert' : undefined}
    >
      {fault ?? messages.filled(countFilled(sections, answers), countItems(sections))}
    </span>
  );
}
