import type { Schema } from '@uplink/api-client';
import { Button } from '@uplink/ui/button';
import { ConfirmDialog } from '@uplink/ui/dialog';
import { Pagination } from '@uplink/ui/pagination';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Skeleton } from '@uplink/ui/skeleton';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import type { PageState } from '../shared/page-state.ts';
import { noContent } from '../shared/placeholders.tsx';
import { LabCard } from './lab-card.view.tsx';
import type { LabLaunch } from './lab-launch.controller.ts';
import { messages } from './labs.messages.ts';
import './labs.css';

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
          <ul className="ul-grid ul-cols-2">
            {state.items.map((lab) => (
              <li key={lab.id}>
                <LabCard lab={lab} launch={launch} />
              </li>
            ))}
          </ul>
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
          skeleton={
            <div className="ul-grid ul-cols-2">
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} height={196} />
              ))}
            </div>
          }
        />
      )}
      <ConfirmDialog
        title={messages.confirm(launch.asked?.name ?? '')}
        confirmLabel={messages.confirmLabel}
        isOpen={launch.asked !== undefined}
        onConfirm={launch.onConfirm}
        onClose={launch.onClose}
      >
        {messages.confirmText}
      </ConfirmDialog>
    </div>
  );
}
