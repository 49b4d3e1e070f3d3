import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength, required, TabItemType } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { moduleBundleQuery, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { RowButtons } from '../../shared/row-buttons.view.tsx';
import { settingsMessages } from './settings.messages.ts';
import { type StepContext, useStepForm } from './step-form.controller.ts';
import { StepFrame, StepGroup } from './step-frame.view.tsx';
import { tabTypesOf } from './tabs.rules.ts';

interface Values {
  tabs: Schema<'ProductTab'>[];
}

const mostTabs = 10;
const blank: Schema<'ProductTab'> = { type: 0, title: '', html: '', itemId: null };

/** The tabs of the page that learners see, in order. */
export function Tabs(context: StepContext) {
  const messages = useMessages(settingsMessages);
  const { product } = context;
  const types = tabTypesOf(product.type);
  const parts = useQuery(moduleBundleQuery(useUplink(), product.id)).data ?? [];
  const step = useStepForm<Values>(context, {
    toValues: ({ tabs }) => ({ tabs }),
    toChange: ({ tabs }) => ({ tabs }),
    rules: {
      'tabs[].title': [required, maxLength(60)],
      'tabs[].html': [maxLength(20_000)],
    },
  });
  const { form } = step;
  const { items, add, remove, move } = form.list('tabs');
  return (
    <StepFrame step={step} learnerCount={product.learnerCount}>
      <StepGroup title={messages.step.tabs} text={messages.tabs}>
        {items.map((tab, row) => (
          <section
            className="ul-stack ul-gap-8"
            // biome-ignore lint/suspicious/noArrayIndexKey: a tab has only its place
            key={row}
            aria-label={messages.tab(row + 1)}
          >
            <div className="ul-setup__row">
              <TextField label={messages.tabTitle(row + 1)} {...form.field(`tabs[${row}].title`)} />
              <Select
                label={messages.tabType(row + 1)}
                options={types.map((type) => ({
                  id: String(type),
                  label: messages.tabTypes[type],
                }))}
                value={String(tab.type)}
                onChange={(id) => {
                  const type = types.find((one) => String(one) === id) ?? 0;
                  const itemId = type === TabItemType.bundleItem ? (parts[0]?.id ?? null) : null;
                  form.field(`tabs[${row}].type`).onChange(type);
                  form.field(`tabs[${row}].itemId`).onChange(itemId);
                }}
              />
              <RowButtons
                name={messages.tab(row + 1)}
                row={row}
                count={items.length}
                onMove={move}
                onRemove={remove}
              />
            </div>
            {tab.type === TabItemType.tab && (
              <TextArea
                label={messages.tabText(row + 1)}
                rows={4}
                {...form.field(`tabs[${row}].html`)}
              />
            )}
            {tab.type === TabItemType.bundleItem && (
              <Select
                label={messages.tabItem(row + 1)}
                options={parts.map(({ id, name }) => ({ id: String(id), label: name }))}
                value={String(tab.itemId)}
                onChange={(id) => form.field(`tabs[${row}].itemId`).onChange(Number(id))}
              />
            )}
          </section>
        ))}
        <Button isDisabled={items.length >= mostTabs} onPress={() => add(blank)}>
          {messages.addTab}
        </Button>
      </StepGroup>
    </StepFrame>
  );
}
