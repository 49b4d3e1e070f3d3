import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { Note } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { lazyView } from '@uplink/ui/lazy-part';
import { NumberField } from '@uplink/ui/number-field';
import { Skeleton } from '@uplink/ui/skeleton';
import { Switch } from '@uplink/ui/switch';
import { type ReactNode, useState } from 'react';
import { useLessonForm } from './lesson-form.controller.ts';
import { countWords, limits } from './lesson-form.rules.ts';
import { LessonHead } from './lesson-head.view.tsx';
import { lessonPaneMessages } from './lesson-pane.messages.ts';
import type { LessonPaneProps } from './lesson-pane.types.ts';
import { ResourceFields } from './resource-fields.view.tsx';
import { VideoSection } from './video/video-section.tsx';
import './lesson.css';

const DescriptionEditor = lazyView(
  async () => (await import('../shared/description/description-editor.tsx')).DescriptionEditor,
  () => <Skeleton height={240} />,
);
const LabFields = lazyView(
  async () => (await import('./lab-fields.tsx')).LabFields,
  () => <Skeleton height={120} />,
);
const LessonHistory = lazyView(async () => (await import('./lesson-history.tsx')).LessonHistory);

export interface LessonFormProps
  extends Pick<
    LessonPaneProps,
    'lessonHref' | 'previewHref' | 'pricesHref' | 'quiz' | 'homework' | 'exercises'
  > {
  lesson: Schema<'CreatorLesson'>;
  isReadOnly: boolean;
  /** 'Section 2, lesson 5'. */
  place: string;
  neighbours: { previous: number | undefined; next: number | undefined };
}

/** The fields of a lesson; they save themselves. */
export function LessonForm(props: LessonFormProps) {
  const messages = useMessages(lessonPaneMessages);
  const { lesson, isReadOnly, quiz, homework, exercises, ...head } = props;
  const { form, saving } = useLessonForm(lesson);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { fields } = messages;
  const description = form.field('description');
  const message = form.field('motivationalMessage');
  return (
    <Card isFlush aria-label={form.values.name} className="ul-lesson-pane">
      <LessonHead
        {...head}
        name={form.values.name}
        saving={saving}
        savedAt={lesson.saved?.savedAt}
        onHistory={() => setHistoryOpen(true)}
      />
      <form {...form.formProps} className="ul-lesson-pane__body">
        {isReadOnly && <Note>{messages.readOnly}</Note>}
        {lesson.isHidden && <Note>{messages.hidden}</Note>}
        <FormFault form={form} />
        <div className="ul-lesson-pane__line">
          <TextField label={fields.name} isReadOnly={isReadOnly} {...form.field('name')} />
          <TextField
            label={fields.duration}
            hint={messages.durationHelp}
            inputMode="numeric"
            isReadOnly={isReadOnly}
            {...form.field('duration')}
          />
          <NumberField
            label={fields.xpPoints}
            minValue={0}
            maxValue={limits.points}
            isReadOnly={isReadOnly}
            {...form.field('xpPoints')}
          />
        </div>
        <VideoSection lesson={lesson} isReadOnly={isReadOnly} />
        <DescriptionEditor
          label={fields.description}
          hint={messages.words(countWords(form.values.description))}
          isReadOnly={isReadOnly}
          productId={lesson.productId}
          {...description}
        />
        <TextField
          label={fields.motivationalMessage}
          description={messages.messageHelp}
          hint={messages.ofLimit(message.value.length, limits.message)}
          isReadOnly={isReadOnly}
          {...message}
        />
        <Switch description={messages.freeHelp} isReadOnly={isReadOnly} {...form.flag('isFree')}>
          {fields.isFree}
        </Switch>
        <ResourceFields form={form} isReadOnly={isReadOnly} />
        <LabFields form={form} isReadOnly={isReadOnly} />
        <Attached>{[quiz, homework, exercises]}</Attached>
      </form>
      {isHistoryOpen && (
        <LessonHistory
          lessonId={lesson.id}
          values={form.values}
          onRestore={
            isReadOnly
              ? undefined
              : (values) => {
                  for (const field of Object.keys(values) as (keyof typeof values)[])
                    form.field(field).onChange(values[field] as never);
                }
          }
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Card>
  );
}

function Attached({ children }: { children: ReactNode[] }) {
  const messages = useMessages(lessonPaneMessages);
  if (!children.some(Boolean)) return null;
  return (
    <section className="ul-stack ul-gap-8" aria-label={messages.attached}>
      <h3 className="ul-small ul-strong">{messages.attached}</h3>
      {children.filter(Boolean).map((slot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slots have fixed places
        <div key={index}>{slot}</div>
      ))}
    </section>
  );
}
