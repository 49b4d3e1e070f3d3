import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { Button, IconButton } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { Plus, Trash2 } from 'lucide-react';
import type { LessonValues } from './lesson-form.rules.ts';
import { lessonPaneMessages } from './lesson-pane.messages.ts';

const mostResources = 50;

export interface ResourceFieldsProps {
  form: Form<LessonValues>;
  isReadOnly: boolean;
}

/** Links that belong to a lesson. */
export function ResourceFields({ form, isReadOnly }: ResourceFieldsProps) {
  const messages = useMessages(lessonPaneMessages);
  const list = form.list('resources');
  return (
    <section className="ul-stack ul-gap-8" aria-label={messages.fields.resources}>
      <h3 className="ul-small ul-strong">{messages.fields.resources}</h3>
      {list.items.length === 0 && <p className="ul-small ul-muted">{messages.noResources}</p>}
      {list.items.map(({ title }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
        <div key={row} className="ul-lesson-pane__resource">
          <TextField
            label={messages.resourceTitle}
            isReadOnly={isReadOnly}
            {...form.field(`resources[${row}].title`)}
          />
          <TextField
            label={messages.resourceUrl}
            type="url"
            isReadOnly={isReadOnly}
            {...form.field(`resources[${row}].url`)}
          />
          {!isReadOnly && (
            <IconButton
              size="sm"
              aria-label={messages.removeResource(title)}
              icon={<Icon as={Trash2} />}
              onPress={() => list.remove(row)}
            />
          )}
        </div>
      ))}
      {!isReadOnly && list.items.length < mostResources && (
        <div>
          <Button
            size="sm"
            icon={<Icon as={Plus} size={16} />}
            onPress={() => list.add({ title: '', url: '' })}
          >
            {messages.addResource}
          </Button>
        </div>
      )}
    </section>
  );
}
