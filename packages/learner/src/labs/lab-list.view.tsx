import type { Schema } from '@uplink/api-client';
import { Button } from '@uplink/ui/button';
import { Pagination } from '@uplink/ui/pagination';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import type { PageState } from '../shared/page-state.ts';
import { noContent } from '../shared/placeholders.tsx';
import { LabCards, LabCardsSkeleton } from './lab-cards.view.tsx';
import type { LabLaunch } from './lab-launch.controller.ts';
import { LabLaunchDialog } from './lab-launch-dialog.view.tsx';
import { messages } from './labs.messages.ts';

type LabType = Schema<'LabType'>;

export interface LabListViewProps {
  /** Only of this kind: 1 individual labs, 2 exam prep, 3 bundles. */
  type?: LabType | undefined;
  onTypeChange: (type: LabType | undefined) => void;
  /** 0-based. */
  page: number;
  onPageChange: (page: number) => void;
  state: PageState<Schema<'Lab'>>;
  launch: LabLaunch;
}

const kinds = [
  { id: 'all' as const, label: messages.all },
  ...(['1', '2', '3'] as const).map((id) => ({ id, label: messages.kinds[id] })),
];

/** What the labs are, their kinds, and the labs with their pages. */
export function LabListView(props: LabListViewProps) {
  const { type, onTypeChange, onPageChange, state, launch } = props;
  return (
    <div className="ul-stack ul-gap-20">
      <p className="ul-lead ul-muted">{messages.intro}</p>
      <SegmentedControl
        aria-label={messages.filter}
        options={kinds}
        value={type === undefined ? 'all' : (String(type) as '1')}
        onChange={(id) => onTypeChange(id === 'all' ? undefined : (Number(id) as LabType))}
      />
      {state.status === 'ready' ? (
        <div>
          <LabCards labs={state.items} launch={launch} />
          <Pagination {...state.paging} noun={messages.unit} onChange={onPageChange} />
        </div>
      ) : (
        <NotReadyView
          state={state}
          noun={messages.noun}
          empty={noContent({
            title: messages.empty,
            text: messages.emptyText,
            action: type !== undefined && (
              <Button onPress={() => onTypeChange(undefined)}>{messages.showAll}</Button>
            ),
          })}
          skeleton={<LabCardsSkeleton count={4} />}
        />
      )}
      <LabLaunchDialog launch={launch} />
    </div>
  );
}
