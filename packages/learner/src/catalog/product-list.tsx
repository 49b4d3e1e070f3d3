'use client';
import { useQuery } from '@tanstack/react-query';
import { modulesQuery, notReady, useUplink } from '@uplink/api-client/react';
import { TextField } from '@uplink/ui/field';
import { Pagination } from '@uplink/ui/pagination';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { useEffect, useState } from 'react';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { ProductCard } from './product-card.tsx';
import './catalog.css';

export interface ProductListFilter {
  search?: string | undefined;
  level?: number | undefined;
  /** 0-based. */
  page?: number | undefined;
}

export interface ProductListProps {
  /** Module type: 1 programs, 2 courses, 3 projects. */
  type: number;
  /** What is listed, e.g. 'courses'. */
  noun: string;
  filter: ProductListFilter;
  onFilterChange: (filter: ProductListFilter) => void;
}

const levels = [
  { id: 'all', label: 'All levels' },
  { id: '1', label: 'Beginner' },
  { id: '2', label: 'Intermediate' },
  { id: '3', label: 'Advanced' },
] as const;

const typingPauseMs = 300;

/** The public products of one kind, with search and level. */
export function ProductList({ type, noun, filter, onFilterChange }: ProductListProps) {
  const client = useUplink();
  const query = useQuery(modulesQuery(client, { type, ...filter }));
  const [search, setSearch] = useState(filter.search ?? '');
  useEffect(() => {
    if (search === (filter.search ?? '')) return;
    const timer = setTimeout(
      () => onFilterChange({ ...filter, search: search || undefined, page: undefined }),
      typingPauseMs,
    );
    return () => clearTimeout(timer);
  }, [search, filter, onFilterChange]);

  return (
    <>
      <div className="ul-catalog__filter">
        <TextField label={`Search ${noun}`} type="search" value={search} onChange={setSearch} />
        <SegmentedControl
          aria-label="Level"
          options={levels}
          value={
            (filter.level === undefined
              ? 'all'
              : String(filter.level)) as (typeof levels)[number]['id']
          }
          onChange={(id) =>
            onFilterChange({
              ...filter,
              level: id === 'all' ? undefined : Number(id),
              page: undefined,
            })
          }
        />
      </div>
      {!query.data ? (
        <NotReadyView
          state={notReady(query)}
          noun={`The ${noun}`}
          empty={null}
          skeleton={
            <div className="ul-grid ul-cols-3">
              <Skeleton height={286} />
              <Skeleton height={286} />
              <Skeleton height={286} />
            </div>
          }
        />
      ) : query.data.data.length === 0 ? (
        <State title={`No ${noun} found`}>Try other words, or all levels.</State>
      ) : (
        <>
          <div className="ul-grid ul-cols-3">
            {query.data.data.map((module) => (
              <ProductCard key={module.id} module={module} />
            ))}
          </div>
          <Pagination
            {...query.data.paging}
            noun={noun}
            onChange={(page) => onFilterChange({ ...filter, page })}
          />
        </>
      )}
    </>
  );
}
