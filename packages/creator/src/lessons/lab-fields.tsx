import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Chosen } from '../shared/pickers/chosen.view.tsx';
import { LabPicker } from '../shared/pickers/pickers.tsx';
import type { LessonValues } from './lesson-form.rules.ts';
import { lessonPaneMessages } from './lesson-pane.messages.ts';

const mostLabs = 20;

export interface LabFieldsProps {
  form: Form<LessonValues>;
  isReadOnly: boolean;
}

/** The practice labs of a lesson. */
export function LabFields({ form, isReadOnly }: LabFieldsProps) {
  const messages = useMessages(lessonPaneMessages);
  const { value: labs, onChange, errorMessage } = form.field('labs');
  return (
    <section className="ul-stack ul-gap-8" aria-label={messages.fields.labs}>
      <div>
        <h3 className="ul-small ul-strong">{messages.fields.labs}</h3>
        <p className="ul-small ul-muted">{messages.labsHelp}</p>
      </div>
      <Chosen
        label={messages.fields.labs}
        items={labs}
        onRemove={
          isReadOnly ? undefined : (gone) => onChange(labs.filter(({ id }) => id !== gone.id))
        }
      />
      {!isReadOnly && labs.length < mostLabs && (
        <LabPicker
          label={messages.addLab}
          errorMessage={errorMessage}
          without={labs.map(({ id }) => id)}
          onChoose={({ id, name }) => onChange([...labs, { id, name }])}
        />
      )}
    </section>
  );
}
