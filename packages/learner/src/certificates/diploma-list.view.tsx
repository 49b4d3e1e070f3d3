import type { Schema } from '@uplink/api-client';
import { diplomaPath, formatDate } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Pagination } from '@uplink/ui/pagination';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Skeleton } from '@uplink/ui/skeleton';
import { Status } from '@uplink/ui/status';
import { Link } from 'react-aria-components';
import { type EmptyPlace, NotReadyView } from '../shared/not-ready.view.tsx';
import type { PageState } from '../shared/page-state.ts';
import { noContent } from '../shared/placeholders.tsx';
import { messages } from './certificates.messages.ts';
import { statusKinds, validityOf } from './certificates.rules.ts';
import { Seal } from './seal.view.tsx';
import './certificates.css';

type DiplomaType = Schema<'DiplomaType'>;

export interface DiplomaListViewProps {
  /** Only of this kind. */
  type?: DiplomaType | undefined;
  onTypeChange: (type: DiplomaType | undefined) => void;
  /** 0-based. */
  page: number;
  onPageChange: (page: number) => void;
  state: PageState<Schema<'Diploma'>>;
}

const kinds = (['all', '1', '2', '3'] as const).map((id) => ({ id, label: messages.kinds[id] }));

/** The kinds above, the diplomas and their pages under them. */
export function DiplomaListView(props: DiplomaListViewProps) {
  const { type, onTypeChange, onPageChange, state } = props;
  return (
    <div className="ul-stack ul-gap-20">
      <SegmentedControl
        aria-label={messages.filter}
        options={kinds}
        value={type === undefined ? 'all' : (String(type) as '1')}
        onChange={(id) => onTypeChange(id === 'all' ? undefined : (Number(id) as DiplomaType))}
      />
      {state.status === 'ready' ? (
        <div>
          <ul className="ul-grid ul-cols-2">
            {state.items.map((diploma) => (
              <li key={diploma.id}>
                <DiplomaCard diploma={diploma} />
              </li>
            ))}
          </ul>
          <Pagination {...state.paging} noun={messages.unit} onChange={onPageChange} />
        </div>
      ) : (
        <NotReadyView
          state={state}
          noun={messages.noun}
          empty={noDiplomas(props)}
          skeleton={
            <div className="ul-grid ul-cols-2">
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} height={132} />
              ))}
            </div>
          }
        />
      )}
    </div>
  );
}

function DiplomaCard({ diploma }: { diploma: Schema<'Diploma'> }) {
  const { type, name, moduleName, referenceNumber, issuedAt, status } = diploma;
  return (
    <Link className="ul-card ul-diploma-card" href={diplomaPath(diploma)}>
      <Seal type={type} image={diploma.image} />
      <span className="ul-diploma-card__words">
        <span className="ul-small ul-muted">{name}</span>
        <span className="ul-h4 ul-diploma-card__name">{moduleName}</span>
        <span className="ul-small ul-muted">
          {messages.issued(formatDate(issuedAt))} · {validityOf(diploma)}
        </span>
        <span className="ul-cluster ul-gap-12">
          <Status kind={statusKinds[status]}>{messages.status[status]}</Status>
          <span className="ul-mono ul-small ul-muted">{referenceNumber}</span>
        </span>
      </span>
    </Link>
  );
}

function noDiplomas({ type, onTypeChange }: DiplomaListViewProps): EmptyPlace {
  const isOneKind = type !== undefined;
  return noContent({
    title: isOneKind ? messages.emptyKind : messages.empty,
    text: messages.emptyText,
    action: isOneKind && (
      <Button onPress={() => onTypeChange(undefined)}>{messages.showAll}</Button>
    ),
  });
}
