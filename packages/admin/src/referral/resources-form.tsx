'use client';
import type { Schema } from '@uplink/api-client';
import { firstError, maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { managedResourcesQuery, notReady, useUplink } from '@uplink/api-client/react';
import { FormFault, useForm } from '@uplink/kit/forms';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { Plus, Trash2 } from 'lucide-react';
import { adminReferralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import { useRewardWrites } from './reward-writes.controller.ts';
import { isHttps } from './transfer.rules.ts';
import './referral.css';

/** Words and links that people in a program invite with. */
export function ResourcesForm({ program }: OfProgramProps) {
  const messages = useMessages(adminReferralMessages);
  const query = useHeldQuery(managedResourcesQuery(useUplink(), program));
  return (
    <Card title={messages.resources}>
      {query.data ? (
        <Fields resources={query.data} />
      ) : (
        <NotReadyView
          state={notReady(query)}
          noun={messages.resources}
          skeleton={<PageSkeleton heights={[240]} />}
        />
      )}
    </Card>
  );
}

type Resources = Schema<'ProgramResources'>;

interface Values {
  items: { title: string; text: string; url: string }[];
}

const toValues = ({ items }: Resources): Values => ({
  items: items.map(({ title, text, url }) => ({ title, text, url: url ?? '' })),
});

const most = 50;

function Fields({ resources }: { resources: Resources }) {
  const messages = useMessages(adminReferralMessages);
  const { saveResources } = useRewardWrites();
  const form = useForm<Values>({
    stored: toValues(resources),
    rules: ({ items }) =>
      Object.fromEntries(
        items.flatMap(({ title, text, url }, row) => [
          [`items[${row}].title`, firstError(title, [required, maxLength(120)])],
          [`items[${row}].text`, firstError(text, [maxLength(2000)])],
          [
            `items[${row}].url`,
            url === '' ? undefined : firstError(url, [isHttps(messages), maxLength(2000)]),
          ],
        ]),
      ),
    warnsOnLeave: true,
    async send({ items }) {
      const written = items.map((item) => ({ ...item, url: item.url.trim() || null }));
      return toValues(await saveResources({ ...resources, items: written }));
    },
  });
  const list = form.list('items');
  return (
    <form {...form.formProps} className="ul-stack">
      <p className="ul-muted">{messages.resourcesHelp}</p>
      {list.items.map(({ title }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
        <div key={row} className="ul-program__resource ul-stack ul-gap-12">
          <TextField
            label={messages.resourceTitle}
            isRequired
            {...form.field(`items[${row}].title`)}
          />
          <TextArea label={messages.resourceText} {...form.field(`items[${row}].text`)} />
          <div className="ul-program__row">
            <TextField
              label={messages.resourceUrl}
              type="url"
              description={messages.proofHelp}
              {...form.field(`items[${row}].url`)}
            />
            <IconButton
              variant="quiet"
              aria-label={messages.removeResource(title)}
              icon={<Icon as={Trash2} />}
              onPress={() => list.remove(row)}
            />
          </div>
        </div>
      ))}
      {list.items.length < most && (
        <div>
          <Button
            size="sm"
            icon={<Icon as={Plus} size={16} />}
            onPress={() => list.add({ title: '', text: '', url: '' })}
          >
            {messages.addResource}
          </Button>
        </div>
      )}
      <FormFault form={form} />
      <div className="ul-cluster">
        <Button variant="primary" type="submit" isPending={form.isSending}>
          {messages.saveResources}
        </Button>
        <span className="ul-small ul-muted" role="status">
          {form.isSaved && messages.saved}
        </span>
      </div>
    </form>
  );
}
