'use client';
import { labsQuery, useUplink } from '@uplink/api-client/react';
import { pageState, useHeldQuery } from '@uplink/kit/states';
import { useLabLaunch } from './lab-launch.controller.ts';
import { LabListView, type LabListViewProps } from './lab-list.view.tsx';

export type LabListProps = Omit<LabListViewProps, 'state' | 'launch'>;

/** Practice labs by kind, with the way into each. */
export function LabList(props: LabListProps) {
  const { type, page } = props;
  const query = useHeldQuery(labsQuery(useUplink(), { type, page }));
  return <LabListView {...props} state={pageState(query)} launch={useLabLaunch()} />;
}
