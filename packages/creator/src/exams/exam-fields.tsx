import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { lazyView } from '@uplink/ui/lazy-part';
import { NumberField } from '@uplink/ui/number-field';
import { Select } from '@uplink/ui/select';
import { Skeleton } from '@uplink/ui/skeleton';
import { Switch } from '@uplink/ui/switch';
import { ProductsField } from '../shared/pickers/products-field.tsx';
import type { ExamValues } from './exam-form.rules.ts';
import { examsMessages } from './exams.messages.ts';

export interface ExamFieldsProps {
  form: Form<ExamValues>;
}

const DescriptionEditor = lazyView(
  async () => (await import('../shared/description/description-editor.tsx')).DescriptionEditor,
  () => <Skeleton height={160} />,
);

const answersShown = ['never', 'whenSettled', 'always'] as const;

/** What an exam is called, who may sit it, and by which rules. */
export function ExamFields({ form }: ExamFieldsProps) {
  const messages = useMessages(examsMessages);
  const shown = form.field('answersShown');
  return (
    <Card title={messages.settings}>
      <div className="ul-stack ul-gap-16">
        <TextField label={messages.title} {...form.field('title')} />
        <TextField
          label={messages.uniqueName}
          description={messages.uniqueNameHelp}
          {...form.field('uniqueName')}
        />
        <DescriptionEditor
          label={messages.description}
          hint=""
          isReadOnly={false}
          {...form.field('description')}
        />
        <Limit form={form} field="durationMinutes" first={40} most={1440} />
        <Limit form={form} field="attemptsAllowed" first={3} most={100} />
        <NumberField
          label={messages.passPercent}
          minValue={1}
          maxValue={100}
          {...form.field('passPercent')}
        />
        <NumberField
          label={messages.cooldown}
          minValue={0}
          maxValue={525_600}
          {...form.field('cooldownMinutes')}
        />
        <Switch {...form.flag('isShuffled')}>{messages.isShuffled}</Switch>
        <Select
          label={messages.answersShown}
          options={answersShown.map((id) => ({ id, label: messages.answersShownOf[id] }))}
          value={shown.value}
          onChange={shown.onChange}
        />
        <NumberField
          label={messages.xpPoints}
          minValue={0}
          maxValue={100_000}
          {...form.field('xpPoints')}
        />
        <Products form={form} />
        <Switch {...form.flag('isPublic')}>{messages.isPublic}</Switch>
      </div>
    </Card>
  );
}

interface LimitProps {
  form: Form<ExamValues>;
  field: 'durationMinutes' | 'attemptsAllowed';
  /** What it begins with when it is turned on. */
  first: number;
  most: number;
}

const limitsOf = (messages: typeof examsMessages) => ({
  durationMinutes: { has: messages.limitsTime, label: messages.duration },
  attemptsAllowed: { has: messages.limitsAttempts, label: messages.attemptsAllowed },
});

function Limit({ form, field, first, most }: LimitProps) {
  const messages = useMessages(examsMessages);
  const { value, ...props } = form.field(field);
  return (
    <>
      <Switch isSelected={value !== null} onChange={(isOn) => props.onChange(isOn ? first : null)}>
        {limitsOf(messages)[field].has}
      </Switch>
      {value !== null && (
        <NumberField
          {...props}
          label={limitsOf(messages)[field].label}
          minValue={1}
          maxValue={most}
          value={value}
        />
      )}
    </>
  );
}

function Products({ form }: ExamFieldsProps) {
  const messages = useMessages(examsMessages);
  const { value, errorMessage, onChange } = form.field('moduleIds');
  return (
    <ProductsField
      label={messages.products}
      description={messages.productsHelp}
      {...{ value, errorMessage, onChange }}
    />
  );
}
