import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Pagination } from '@uplink/ui/pagination';
import type { ReactNode } from 'react';
import { type EmptyPlace, NotReadyView } from '../states/not-ready.view.tsx';
import type { PageState } from '../states/page-state.ts';
import { RowsSkeleton } from './rows-skeleton.view.tsx';
import './row-list.css';

/** One thing in a list. */
export interface ListRow {
  id: number | string;
  title: string;
  /** Under the title: whose it is, from where, when. */
  detail: string;
  /** Where it leads; without it the row cannot be opened yet. */
  href: string | undefined;
  /** Its state, at the end of the row. */
  badge: ReactNode;
  /** A figure beside it, such as a score. */
  figure?: string | undefined;
}

export interface RowListViewProps {
  /** The page of rows, or why there is none. */
  state: PageState<ListRow>;
  /** What is loading, e.g. 'Your quizzes'. */
  noun: string;
  /** What the pages count, e.g. 'quizzes'. */
  unit: string;
  /** What it says without rows. */
  empty: EmptyPlace;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
}

/** The frame of lists of work: rows in a card, pages under it, one look while there are none. */
export function RowListView({ state, noun, unit, empty, onPageChange }: RowListViewProps) {
  if (state.status !== 'ready') {
    return <NotReadyView state={state} noun={noun} empty={empty} skeleton={<RowsSkeleton />} />;
  }
  return (
    <>
      <Card isFlush>
        <ul className="ul-list">
          {state.items.map((row) => (
            <li key={row.id}>
              <Row {...row} />
            </li>
          ))}
        </ul>
      </Card>
      <Pagination {...state.paging} noun={unit} onChange={onPageChange} />
    </>
  );
}

function Row({ title, detail, href, badge, figure }: ListRow) {
  return (
    <Link
      className="ul-listrow ul-workrow"
      isDisabled={href === undefined}
      {...(href !== undefined && { href })}
    >
      <span className="ul-grow">
        <span className="ul-medium ul-workrow__title">{title}</span>
        <span className="ul-list__sub ul-small ul-muted">{detail}</span>
      </span>
      {figure && <span className="ul-small ul-mono ul-none">{figure}</span>}
      <span className="ul-none">{badge}</span>
    </Link>
  );
}
