import { ModuleType, productEditorPath, TimelineMode } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { TextArea, TextField } from '@uplink/ui/field';
import { Link } from '@uplink/ui/link';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Select } from '@uplink/ui/select';
import { Switch } from '@uplink/ui/switch';
import { Chosen } from '../../shared/pickers/chosen.view.tsx';
import { PersonPicker, ProductPicker } from '../../shared/pickers/pickers.tsx';
import { useNameCheck } from '../name-check.controller.ts';
import {
  basicInfoFaults,
  toBasicChange,
  toBasicInfo,
  type BasicInfo as Values,
} from './basic-info.rules.ts';
import { DurationField } from './duration-field.view.tsx';
import { settingsMessages } from './settings.messages.ts';
import { type StepContext, useStepForm } from './step-form.controller.ts';
import { StepFrame, StepGroup } from './step-frame.view.tsx';

const levelOptions = (messages: typeof settingsMessages, words: typeof productWords) => [
  { id: 'none', label: messages.noLevel },
  ...Object.entries(words.levels).map(([id, label]) => ({ id, label })),
];

/** What a product is called, how long it takes and what it switches on. */
export function BasicInfo(context: StepContext) {
  const messages = useMessages(settingsMessages);
  const words = useMessages(productWords);
  const { id, type, learnerCount } = context.product;
  const check = useNameCheck();
  const step = useStepForm<Values>(context, {
    toValues: toBasicInfo,
    toChange: toBasicChange,
    rules: (values) => basicInfoFaults(values, messages),
    checks: {
      url: (url) => check('url', url, { type, except: id }),
      alias: (alias) => check('alias', alias, { type, except: id }),
    },
    texts: ['name', 'shortDescription'],
  });
  const { form } = step;
  const { values } = form;
  const recipients = form.field('discussionRecipients');
  const prerequisites = form.field('prerequisites');
  const timeline = form.field('timeline');
  const level = form.field('level');
  return (
    <StepFrame step={step} learnerCount={learnerCount}>
      <StepGroup title={messages.step.basicInfo} text={messages.shortDescriptionHelp}>
        <TextField label={messages.name} {...form.field('name')} />
        <div className="ul-setup__pair">
          <TextField label={messages.url} {...form.field('url')} />
          <TextField
            label={messages.alias}
            description={messages.aliasHelp}
            {...form.field('alias')}
          />
        </div>
        <Select
          label={messages.level}
          options={levelOptions(messages, words)}
          value={values.level || 'none'}
          onChange={(next) => level.onChange(next === 'none' ? '' : next)}
        />
        <TextArea
          label={messages.shortDescription}
          hint={messages.ofLength(values.shortDescription.length, 160)}
          {...form.field('shortDescription')}
        />
      </StepGroup>
      <StepGroup title={messages.timeline} text={messages.timelineHelp}>
        <SegmentedControl
          aria-label={messages.timeline}
          options={[
            { id: '1', label: messages.selfPaced },
            { id: '2', label: messages.estimated },
          ]}
          value={values.timeline === TimelineMode.selfPaced ? '1' : '2'}
          onChange={(next) => timeline.onChange(next === '1' ? 1 : 2)}
        />
        {values.timeline === TimelineMode.estimated && (
          <div className="ul-setup__pair">
            <DurationField
              label={messages.partTime}
              amount={form.field('partTime.amount')}
              unit={form.field('partTime.unit')}
            />
            <DurationField
              label={messages.fullTime}
              amount={form.field('fullTime.amount')}
              unit={form.field('fullTime.unit')}
            />
          </div>
        )}
      </StepGroup>
      <StepGroup title={messages.learning} text={messages.learningHelp}>
        <div className="ul-setup__pair">
          <Switch {...form.flag('discussion')}>{messages.discussion}</Switch>
          <Switch {...form.flag('numeration')}>{messages.numeration}</Switch>
          <Switch {...form.flag('certificate')}>{messages.certificate}</Switch>
          <Switch {...form.flag('notClickable')}>{messages.notClickable}</Switch>
        </div>
        <PersonPicker
          label={messages.recipients}
          description={messages.recipientsHelp}
          errorMessage={recipients.errorMessage}
          without={values.discussionRecipients.map((person) => person.id)}
          onChoose={(person) => recipients.onChange([...values.discussionRecipients, person])}
        />
        <Chosen
          label={messages.recipients}
          items={values.discussionRecipients}
          onRemove={(gone) =>
            recipients.onChange(values.discussionRecipients.filter((one) => one !== gone))
          }
        />
        <ProductPicker
          label={messages.prerequisites}
          description={messages.prerequisitesHelp}
          errorMessage={prerequisites.errorMessage}
          without={[id, ...values.prerequisites.map((product) => product.id)]}
          onChoose={(product) =>
            prerequisites.onChange([
              ...values.prerequisites,
              ...[product].map(({ id, name, uniqueName, type }) => ({
                id,
                name,
                uniqueName,
                type,
              })),
            ])
          }
        />
        <Chosen
          label={messages.prerequisites}
          items={values.prerequisites}
          onRemove={(gone) =>
            prerequisites.onChange(values.prerequisites.filter((one) => one !== gone))
          }
        />
      </StepGroup>
      <StepGroup title={messages.forms} text={messages.formsHelp}>
        <TextField label={messages.applyForm} {...form.field('applyForm')} />
        <TextField label={messages.onboardingForm} {...form.field('onboardingForm')} />
        {type === ModuleType.program && (
          <Link href={`${productEditorPath(context.product, 'settings')}/survey`}>
            {messages.survey}
          </Link>
        )}
      </StepGroup>
    </StepFrame>
  );
}
