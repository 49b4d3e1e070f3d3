import { useMessages } from '@uplink/api-client/messages';
import type { FieldProps, Form } from '@uplink/kit/forms';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { Select } from '@uplink/ui/select';
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react';
import { LazyDefinitionField } from '../shared/exercises/lazy-definition-field.ts';
import type { HomeworkFieldsProps } from './file-fields.tsx';
import { homeworkEditorMessages } from './homework-editor.messages.ts';
import { type HomeworkValues, newItem, newSection } from './homework-form.rules.ts';

const mostSections = 50;
const typeOptions = (messages: typeof homeworkEditorMessages) =>
  (['checklist', 'openAnswer', 'fillBlanks', 'exercise'] as const).map((id) => ({
    id,
    label: messages.sectionTypes[id],
  }));

/** The sections of a worksheet, each with items of one kind. */
export function WorksheetFields({ form, isReadOnly }: HomeworkFieldsProps) {
  const messages = useMessages(homeworkEditorMessages);
  const sections = form.list('sections');
  return (
    <>
      {form.values.sections.map((section, index) => (
        <SectionFields key={section.id} form={form} index={index} isReadOnly={isReadOnly} />
      ))}
      {!isReadOnly && (
        <div data-invalid={sections.errorMessage ? '' : undefined}>
          <Button
            icon={<Icon as={Plus} size={16} />}
            isDisabled={sections.items.length >= mostSections}
            onPress={() => sections.add(newSection())}
          >
            {messages.addSection}
          </Button>
          {sections.errorMessage && (
            <p className="ul-small ul-fault" role="alert">
              {sections.errorMessage}
            </p>
          )}
        </div>
      )}
    </>
  );
}

interface SectionFieldsProps {
  form: Form<HomeworkValues>;
  index: number;
  isReadOnly: boolean;
}

function SectionFields({ form, index, isReadOnly }: SectionFieldsProps) {
  const messages = useMessages(homeworkEditorMessages);
  const number = index + 1;
  const items = form.list(`sections[${index}].items`);
  const type = form.field(`sections[${index}].type`);
  return (
    <Card
      aria-label={messages.sectionTitle(number)}
      title={messages.sectionTitle(number)}
      aside={!isReadOnly && <SectionActions form={form} index={index} />}
    >
      <div className="ul-stack ul-gap-12">
        <TextField
          label={messages.title}
          isReadOnly={isReadOnly}
          {...form.field(`sections[${index}].title`)}
        />
        <Select
          label={messages.sectionType}
          options={typeOptions(messages)}
          value={type.value}
          isDisabled={isReadOnly}
          onChange={type.onChange}
        />
        {items.items.map((item, place) => (
          <div className="ul-worksheet-item" key={item.id}>
            {type.value === 'exercise' ? (
              <ExerciseItem
                label={messages.item(place + 1)}
                isReadOnly={isReadOnly}
                field={form.field(`sections[${index}].items[${place}].text`)}
              />
            ) : (
              <TextField
                label={messages.item(place + 1)}
                isReadOnly={isReadOnly}
                {...(type.value === 'fillBlanks' && { description: messages.blankHelp })}
                {...form.field(`sections[${index}].items[${place}].text`)}
              />
            )}
            {!isReadOnly && (
              <IconButton
                size="sm"
                aria-label={messages.removeItem(place + 1)}
                icon={<Icon as={X} size={16} />}
                onPress={() => items.remove(place)}
              />
            )}
          </div>
        ))}
        {items.errorMessage && (
          <p className="ul-small ul-fault" role="alert">
            {items.errorMessage}
          </p>
        )}
        {!isReadOnly && (
          <div>
            <Button
              size="sm"
              variant="quiet"
              icon={<Icon as={Plus} size={16} />}
              onPress={() => items.add(newItem())}
            >
              {messages.addItem}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface ExerciseItemProps {
  label: string;
  field: FieldProps<string>;
  isReadOnly: boolean;
}

function ExerciseItem({ label, field, isReadOnly }: ExerciseItemProps) {
  return (
    <LazyDefinitionField
      label={label}
      text={field.value}
      onText={field.onChange}
      errorMessage={field.errorMessage}
      isReadOnly={isReadOnly}
    />
  );
}

function SectionActions({ form, index }: Omit<SectionFieldsProps, 'isReadOnly'>) {
  const messages = useMessages(homeworkEditorMessages);
  const { items, move, remove } = form.list('sections');
  const number = index + 1;
  return (
    <span className="ul-row">
      <IconButton
        size="sm"
        aria-label={messages.moveUp(number)}
        icon={<Icon as={ArrowUp} size={16} />}
        isDisabled={index === 0}
        onPress={() => move(index, index - 1)}
      />
      <IconButton
        size="sm"
        aria-label={messages.moveDown(number)}
        icon={<Icon as={ArrowDown} size={16} />}
        isDisabled={number === items.length}
        onPress={() => move(index, index + 1)}
      />
      <IconButton
        size="sm"
        aria-label={messages.removeSection(number)}
        icon={<Icon as={Trash2} size={16} />}
        onPress={() => remove(index)}
      />
    </span>
  );
}
