import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Popover } from '@uplink/ui/popover';
import { Select } from '@uplink/ui/select';
import { SlidersHorizontal } from 'lucide-react';
import { deskMessages } from './desk.messages.ts';
import type { DeskSearch } from './desk.types.ts';

export interface FilterViewProps {
  counts: Schema<'DeskCounts'>;
  search: DeskSearch;
  onFilter: (change: DeskSearch) => void;
}

const all = 'all';
const kinds = ['homework', 'milestone', 'quiz'] as const;
const ages = ['fresh', 'day', 'twoDays'] as const;

/** Everything the queue can be narrowed by, behind one button; each choice says how much it leaves. */
export function FilterView({ counts, search, onFilter }: FilterViewProps) {
  const messages = useMessages(deskMessages);
  const { kind, productId, milestoneId, age } = search;
  const active = [kind, productId, milestoneId, age].filter((one) => one !== undefined).length;
  const option = (id: string, label: string, count: number) => ({
    id,
    label: messages.counted(label, count),
  });
  const any = option(all, messages.any, counts.total);
  return (
    <Popover
      title={messages.filters}
      placement="bottom end"
      trigger={
        <Button
          size="sm"
          variant="quiet"
          icon={<SlidersHorizontal className="ul-icon" size={15} aria-hidden />}
        >
          {active > 0 ? messages.filtersOn(active) : messages.filter}
        </Button>
      }
    >
      <div className="ul-stack ul-gap-12 ul-desk-filter">
        <Select
          label={messages.kind}
          options={[any, ...kinds.map((id) => option(id, messages.kinds[id], counts.kinds[id]))]}
          value={kind ?? all}
          onChange={(id) => onFilter({ kind: kinds.find((one) => one === id) })}
        />
        <Select
          label={messages.product}
          options={[
            any,
            ...counts.products.map(({ product, count }) =>
              option(String(product.id), product.name, count),
            ),
          ]}
          value={String(productId ?? all)}
          onChange={(id) => onFilter({ productId: id === all ? undefined : Number(id) })}
        />
        {counts.milestones.length > 0 && (
          <Select
            label={messages.milestone}
            options={[
              option(all, messages.any, counts.kinds.milestone),
              ...counts.milestones.map(({ id, title, count }) => option(String(id), title, count)),
            ]}
            value={String(milestoneId ?? all)}
            onChange={(id) => onFilter({ milestoneId: id === all ? undefined : Number(id) })}
          />
        )}
        <Select
          label={messages.age}
          options={[any, ...ages.map((id) => option(id, messages.ages[id], counts.ages[id]))]}
          value={age ?? all}
          onChange={(id) => onFilter({ age: ages.find((one) => one === id) })}
        />
        {active > 0 && (
          <Button
            size="sm"
            onPress={() =>
              onFilter({
                kind: undefined,
                productId: undefined,
                milestoneId: undefined,
                age: undefined,
              })
            }
          >
            {messages.clear}
          </Button>
        )}
      </div>
    </Popover>
  );
}
