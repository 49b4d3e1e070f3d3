'use client';
import { moduleLabsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useLabLaunch } from '../lab-launch.controller.ts';
import { ModuleLabsView } from './module-labs.view.tsx';

export interface ModuleLabsProps {
  /** The product. */
  moduleId: number;
}

/** The practice labs that a product opens, with the way into each; of a lab itself and what it holds. */
export function ModuleLabs({ moduleId }: ModuleLabsProps) {
  const query = useHeldQuery(moduleLabsQuery(useUplink(), moduleId));
  const launch = useLabLaunch();
  const state = query.data ? { status: 'ready' as const, labs: query.data } : notReady(query);
  return <ModuleLabsView state={state} launch={launch} />;
}
