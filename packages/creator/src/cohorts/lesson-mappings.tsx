import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { lessonMappingsQuery, notReady, readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { cohortsMessages } from './cohorts.messages.ts';

export interface LessonMappingsProps {
  cohort: Schema<'AuthoredCohort'>;
  milestones: readonly Schema<'AuthoredMilestone'>[];
  onClose: () => void;
}

/** On which day each lesson opens for a cohort, and which milestone it prepares for. */
export function LessonMappings(props: LessonMappingsProps) {
  const messages = useMessages(cohortsMessages);
  const { cohort, onClose } = props;
  const query = useHeldQuery(lessonMappingsQuery(useUplink(), cohort.id));
  if (query.data) return <MappingForm {...props} stored={query.data} />;
  return (
    <Dialog title={messages.mapping.title(cohort.name)} size="half" isOpen onClose={onClose}>
      <NotReadyView
        state={notReady(query)}
        noun={messages.mapping.noun}
        skeleton={<Skeleton height={320} />}
      />
    </Dialog>
  );
}

interface MappingFormProps extends LessonMappingsProps {
  stored: Schema<'LessonMappings'>;
}

/** So many rows are drawn at once; a program may have thousands of lessons. */
const shownAtOnce = 50;

function MappingForm({ cohort, milestones, stored, onClose }: MappingFormProps) {
  const messages = useMessages(cohortsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const [shown, setShown] = useState(shownAtOnce);
  const form = useForm({
    stored: {
      lessons: stored.lessons.map(({ availableFrom, milestoneId }) => ({
        availableFrom: availableFrom ?? '',
        milestoneId: String(milestoneId ?? ''),
      })),
    },
    async send({ lessons }) {
      const rows = stored.lessons.map(({ id }, row) => ({
        lessonId: id,
        availableFrom: lessons[row]?.availableFrom || null,
        milestoneId: Number(lessons[row]?.milestoneId) || null,
      }));
      const fresh = await client.unwrap(
        client.api.PUT('/creator/me/cohorts/{cohortId}/lesson-mappings', {
          params: { path: { cohortId: cohort.id } },
          body: {
            version: stored.version,
            lessons: rows.filter((one) => one.availableFrom || one.milestoneId),
          },
        }),
        { rethrow: true },
      );
      queries.setQueryData(lessonMappingsQuery(client, cohort.id).queryKey, fresh);
      await queries.invalidateQueries({ queryKey: readKey('/creator/me/modules/{id}/cohorts') });
      onClose();
    },
  });
  const options = [
    { id: '', label: messages.mapping.none },
    ...milestones.map(({ id, title }) => ({ id: String(id), label: title })),
  ];
  return (
    <FormDialog
      title={messages.mapping.title(cohort.name)}
      size="half"
      action={messages.mapping.save}
      form={form}
      onClose={onClose}
    >
      <p className="ul-small ul-muted">
        {stored.lessons.length === 0 ? messages.mapping.empty : messages.mapping.text}
      </p>
      {stored.lessons.slice(0, shown).map(({ id, name, product, section }, row) => (
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
      {shown < stored.lessons.length && (
        <Button size="sm" onPress={() => setShown(shown + shownAtOnce)}>
          {messages.mapping.more}
        </Button>
      )}
    </FormDialog>
  );
}
