import { HOMEWORK_FILE_CATEGORIES, type HomeworkFileCategory } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Card } from '@uplink/ui/card';
import { Checkbox } from '@uplink/ui/choice';
import { NumberField } from '@uplink/ui/number-field';
import { Switch } from '@uplink/ui/switch';
import { homeworkEditorMessages } from './homework-editor.messages.ts';
import type { HomeworkValues } from './homework-form.rules.ts';

export interface HomeworkFieldsProps {
  form: Form<HomeworkValues>;
  isReadOnly: boolean;
}

const all = Object.values(HOMEWORK_FILE_CATEGORIES).flat() as string[];

/** How many files a homework takes, how large, and of which kinds. */
export function FileFields({ form, isReadOnly }: HomeworkFieldsProps) {
  const messages = useMessages(homeworkEditorMessages);
  const { maxMegabytes, extensions } = form.values;
  const size = form.field('maxMegabytes');
  const kinds = form.field('extensions');
  return (
    <Card title={messages.files}>
      <div className="ul-stack ul-gap-16">
        <NumberField
          label={messages.maxFiles}
          minValue={1}
          maxValue={20}
          isReadOnly={isReadOnly}
          {...form.field('maxFiles')}
        />
        <Switch
          isSelected={maxMegabytes !== null}
          isReadOnly={isReadOnly}
          onChange={(isOn) => size.onChange(isOn ? 100 : null)}
        >
          {messages.limitsSize}
        </Switch>
        {maxMegabytes !== null && (
          <NumberField
            {...size}
            label={messages.maxSize}
            minValue={1}
            maxValue={5120}
            isReadOnly={isReadOnly}
            value={maxMegabytes}
          />
        )}
        <Switch
          isSelected={extensions !== null}
          isReadOnly={isReadOnly}
          onChange={(isOn) => kinds.onChange(isOn ? all : null)}
        >
          {messages.limitsKinds}
        </Switch>
        {extensions !== null && (
          <div className="ul-stack ul-gap-12" data-invalid={kinds.errorMessage ? '' : undefined}>
            {categories.map((category) => (
              <Category
                key={category}
                category={category}
                chosen={extensions}
                isReadOnly={isReadOnly}
                onChange={kinds.onChange}
              />
            ))}
            {kinds.errorMessage && (
              <p className="ul-small ul-fault" role="alert">
                {kinds.errorMessage}
              </p>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

const categories = Object.keys(HOMEWORK_FILE_CATEGORIES) as HomeworkFileCategory[];

interface CategoryProps {
  category: HomeworkFileCategory;
  chosen: readonly string[];
  isReadOnly: boolean;
  onChange: (extensions: string[]) => void;
}

/** A category that can be ticked as a whole, and its extensions one by one. */
function Category({ category, chosen, isReadOnly, onChange }: CategoryProps) {
  const messages = useMessages(homeworkEditorMessages);
  const own: readonly string[] = HOMEWORK_FILE_CATEGORIES[category];
  const ticked = own.filter((one) => chosen.includes(one));
  const set = (extensions: readonly string[], isOn: boolean) =>
    onChange(all.filter((one) => (extensions.includes(one) ? isOn : chosen.includes(one))));
  return (
    <fieldset className="ul-file-kinds" aria-label={messages.categories[category]}>
      <Checkbox
        isSelected={ticked.length === own.length}
        isIndeterminate={ticked.length > 0 && ticked.length < own.length}
        isReadOnly={isReadOnly}
        onChange={(isOn) => set(own, isOn)}
      >
        {messages.categories[category]}
      </Checkbox>
      <div className="ul-cluster ul-gap-12">
        {own.map((extension) => (
          <Checkbox
            key={extension}
            isSelected={chosen.includes(extension)}
            isReadOnly={isReadOnly}
            onChange={(isOn) => set([extension], isOn)}
          >
            <span className="ul-mono ul-small">{extension}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
