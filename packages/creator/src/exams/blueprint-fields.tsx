import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { NumberField } from '@uplink/ui/number-field';
import { Select } from '@uplink/ui/select';
import { Plus, X } from 'lucide-react';
import type { ExamValues } from './exam-form.rules.ts';
import { examsMessages } from './exams.messages.ts';

export interface BlueprintFieldsProps {
  form: Form<ExamValues>;
  /** What the bank has. */
  topics: readonly Schema<'BankTopic'>[];
}

/** How many questions of each topic an exam draws, and the practical part of an SQC. */
export function BlueprintFields({ form, topics }: BlueprintFieldsProps) {
  const messages = useMessages(examsMessages);
  const { items, errorMessage, add, remove } = form.list('blueprint');
  const taken = new Set(items.map(({ topic }) => topic));
  const free = topics.filter(({ topic }) => !taken.has(topic));
  const inBank = (topic: string) => topics.find((one) => one.topic === topic)?.count ?? 0;
  return (
    <>
      <Card title={messages.blueprint}>
        <div className="ul-stack ul-gap-12">
          <p className="ul-small ul-muted">{messages.blueprintText}</p>
          {items.map(({ topic }, index) => (
            <div className="ul-exams__row" key={topic}>
              <NumberField
                label={messages.count(topic, inBank(topic))}
                minValue={1}
                maxValue={200}
                {...form.field(`blueprint[${index}].count`)}
              />
              <IconButton
                size="sm"
                aria-label={messages.removeTopic(topic)}
                icon={<Icon as={X} size={16} />}
                onPress={() => remove(index)}
              />
            </div>
          ))}
          {topics.length === 0 && <p className="ul-small ul-muted">{messages.noTopics}</p>}
          {free.length > 0 && (
            <Select
              label={messages.addTopic}
              options={free.map(({ topic }) => ({ id: topic, label: topic }))}
              value={null}
              onChange={(topic) => add({ topic, count: 1 })}
            />
          )}
          {errorMessage && (
            <p className="ul-small ul-fault" role="alert">
              {errorMessage}
            </p>
          )}
        </div>
      </Card>
      {form.values.kind === 'sqc' && <Checklist form={form} />}
    </>
  );
}

function Checklist({ form }: Pick<BlueprintFieldsProps, 'form'>) {
  const messages = useMessages(examsMessages);
  const { items, add, remove } = form.list('checklist');
  return (
    <Card title={messages.checklist}>
      <div className="ul-stack ul-gap-12">
        {items.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
          <div className="ul-exams__row" key={index}>
            <TextField label={messages.item(index + 1)} {...form.field(`checklist[${index}]`)} />
            <IconButton
              size="sm"
              aria-label={messages.removeItem(index + 1)}
              icon={<Icon as={X} size={16} />}
              onPress={() => remove(index)}
            />
          </div>
        ))}
        <div>
          <Button
            size="sm"
            variant="quiet"
            icon={<Icon as={Plus} size={16} />}
            onPress={() => add('')}
          >
            {messages.addItem}
          </Button>
        </div>
      </div>
    </Card>
  );
}
