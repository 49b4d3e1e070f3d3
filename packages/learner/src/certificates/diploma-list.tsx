'use client';
import { diplomasQuery, useUplink } from '@uplink/api-client/react';
import { pageState, useHeldQuery } from '@uplink/kit/states';
import { DiplomaListView, type DiplomaListViewProps } from './diploma-list.view.tsx';

export type DiplomaListProps = Omit<DiplomaListViewProps, 'state'>;

/** A learner's certificates and awards, by kind, eight a page. */
export function DiplomaList(props: DiplomaListProps) {
  const { type, page } = props;
  const query = useHeldQuery(diplomasQuery(useUplink(), { type, page }));
  return <DiplomaListView {...props} state={pageState(query)} />;
}
