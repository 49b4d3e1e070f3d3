import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { cohortsMessages } from './cohorts.messages.ts';
import type { MappingValues } from './lesson-mappings.controller.ts';

export interface LessonFieldsProps {
  form: Form<MappingValues>;
  lessons: readonly Schema<'MappedLesson'>[];
  /** What a lesson can prepare for. */
  milestones: readonly Schema<'MilestoneChoice'>[];
}

/** How many rows are drawn at once; a program may have thousands of lessons. */
const shownAtOnce = 50;

/** Each lesson with its day and its milestone. */
export function LessonFields({ form, lessons, milestones }: LessonFieldsProps) {
  const messages = useMessages(cohortsMessages);
  const [shown, setShown] = useState(shownAtOnce);
  const options = [
    { id: '', label: messages.mapping.none },
    ...milestones.map(({ id, title }) => ({ id: String(id), label: title })),
  ];
  return (
    <>
      <p className="ul-small ul-muted">
        {lessons.length === 0 ? messages.mapping.empty : messages.mapping.text}
      </p>
      {lessons.slice(0, shown).map(({ id, name, product, section }, row) => (
        <section key={id} className="ul-cohorts__lesson" aria-label={name}>
          <div className="ul-cohorts__words">
            <span className="ul-strong">{name}</span>
            <p className="ul-small ul-muted">
              {product} · {section}
            </p>
          </div>
          <TextField
            type="date"
            label={messages.mapping.day}
            {...form.field(`lessons[${row}].availableFrom`)}
          />
          <Select
            label={messages.mapping.milestone}
            options={options}
            {...form.field(`lessons[${row}].milestoneId`)}
          />
        </section>
      ))}
      {shown < lessons.length && (
        <Button size="sm" onPress={() => setShown(shown + shownAtOnce)}>
          {messages.mapping.more}
        </Button>
      )}
    </>
  );
}
