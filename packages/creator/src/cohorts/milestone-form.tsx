import type { Schema } from '@uplink/api-client';
import { maxLength, required, webAddress } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { type Form, useForm } from '@uplink/kit/forms';
import { Button, IconButton } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { lazyView } from '@uplink/ui/lazy-part';
import { NumberField } from '@uplink/ui/number-field';
import { Select } from '@uplink/ui/select';
import { Skeleton } from '@uplink/ui/skeleton';
import { Switch } from '@uplink/ui/switch';
import { Plus, Trash2 } from 'lucide-react';
import { cohortsMessages } from './cohorts.messages.ts';
import { kindOf, type MilestoneValues, toDefinition, toValues } from './milestone-values.ts';

const DescriptionEditor = lazyView(
  async () => (await import('../shared/description/description-editor.tsx')).DescriptionEditor,
  () => <Skeleton height={200} />,
);

export interface MilestoneFormProps {
  /** The milestone that is changed; a new one without. */
  milestone: Schema<'AuthoredMilestone'> | undefined;
  /** What it can lead to. */
  assessments: Schema<'ModuleMilestones'>['assessments'];
  onStore: (milestone: Schema<'MilestoneDefinition'>) => Promise<unknown>;
  onClose: () => void;
}

const categoryOptions = (messages: typeof cohortsMessages) =>
  Object.entries(messages.categories).map(([id, label]) => ({ id, label }));
const mostLinks = 50;
const mostDays = 3650;

/** Everything of a milestone. */
export function MilestoneForm(props: MilestoneFormProps) {
  const messages = useMessages(cohortsMessages);
  const { milestone, assessments, onStore, onClose } = props;
  const form = useForm<MilestoneValues>({
    stored: toValues(milestone),
    rules: {
      title: [required, maxLength(160)],
      'links[].title': [required, maxLength(200)],
      'links[].url': [required, webAddress],
    },
    toField: (name) => name.replace(/^milestones\[\d+\]\./, ''),
    async send(values) {
      await onStore(toDefinition(values, milestone?.id ?? null));
      onClose();
    },
  });
  const kind = kindOf(form.values.category);
  return (
    <FormDialog
      title={milestone ? messages.editMilestone(milestone.title) : messages.newMilestone}
      size="half"
      action={messages.saveMilestone}
      form={form}
      onClose={onClose}
    >
      <TextField label={messages.title} isRequired {...form.field('title')} />
      <DescriptionEditor
        label={messages.description}
        hint={messages.descriptionHint}
        isReadOnly={false}
        {...form.field('description')}
      />
      <div className="ul-cohorts__pair">
        <Select
          label={messages.category}
          options={categoryOptions(messages)}
          {...form.field('category')}
        />
        <NumberField
          label={messages.dueAfterDays}
          minValue={0}
          maxValue={mostDays}
          {...form.field('dueAfterDays')}
        />
      </div>
      {kind && (
        <Select
          label={messages.assessment[kind]}
          options={[
            { id: '', label: messages.noAssessment },
            ...assessments
              .filter((one) => one.kind === kind)
              .map(({ id, title }) => ({ id: String(id), label: title })),
          ]}
          {...form.field('assessmentId')}
        />
      )}
      <Switch {...form.flag('fileSubmission')}>{messages.files}</Switch>
      <Switch {...form.flag('linkSubmission')}>{messages.link}</Switch>
      <Links form={form} />
    </FormDialog>
  );
}

function Links({ form }: { form: Form<MilestoneValues> }) {
  const messages = useMessages(cohortsMessages);
  const { items, add, remove } = form.list('links');
  return (
    <section className="ul-stack ul-gap-8" aria-label={messages.links}>
      <h3 className="ul-small ul-strong">{messages.links}</h3>
      {items.map(({ title }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has only its place
        <div key={row} className="ul-cohorts__link">
          <TextField label={messages.linkTitle} {...form.field(`links[${row}].title`)} />
          <TextField label={messages.linkUrl} type="url" {...form.field(`links[${row}].url`)} />
          <IconButton
            variant="quiet"
            aria-label={messages.removeLink(title)}
            icon={<Icon as={Trash2} size={16} />}
            onPress={() => remove(row)}
          />
        </div>
      ))}
      <div>
        <Button
          size="sm"
          icon={<Icon as={Plus} size={16} />}
          isDisabled={items.length >= mostLinks}
          onPress={() => add({ title: '', url: '' })}
        >
          {messages.addLink}
        </Button>
      </div>
    </section>
  );
}
