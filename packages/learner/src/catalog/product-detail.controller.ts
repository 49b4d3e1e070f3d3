import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { holdsProducts, ModuleStatus, ModuleType, NO_MODULE_ID } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  childrenQuery,
  detailsQuery,
  introPageQuery,
  type NotReady,
  notReady,
  outlineQuery,
  overviewQuery,
  productQuery,
  resourcesQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { catalogMessages } from './catalog.messages.ts';
import { type ProductAction, productAction } from './product.rules.ts';
import { productCardMessages } from './product-card.messages.ts';
import { useProductSteps } from './product-steps.controller.ts';

export interface ProductDetailReady {
  status: 'ready';
  details: Schema<'ModuleDetails'>;
  /** The parts of a program or bundle; undefined for others. */
  parts: NotReady | { status: 'ready'; list: readonly Schema<'Module'>[] } | undefined;
  intro: Schema<'IntroPage'>['blocks'];
  resources: readonly Schema<'Resource'>[];
  /** The next lesson, while the product is in progress. */
  overview: Schema<'ModuleOverview'> | undefined;
  action: ProductAction;
  isActing: boolean;
  /** Takes the main action, or asks for what an application says. */
  onAct: () => void;
  isApplying: boolean;
  onApplyEnd: () => void;
  isSkipping: boolean;
  onSkip: () => void;
}

/** Loads a product by its address with all that its page says, and takes the steps its learner can take. */
export function useProductDetail(
  address: { type: number; uniqueName: string },
  onOpen: (path: string) => void,
): NotReady | ProductDetailReady {
  const catalogTexts = useMessages(catalogMessages);
  const productCardTexts = useMessages(productCardMessages);
  const client = useUplink();
  const hasParts = holdsProducts(address.type);
  const hasOutline = !hasParts && address.type !== ModuleType.labs;
  const found = useQuery(productQuery(client, address));
  const id = found.data?.id ?? NO_MODULE_ID;
  const details = useQuery(detailsQuery(client, id));
  const intro = useQuery(introPageQuery(client, id));
  const resources = useQuery(resourcesQuery(client, id));
  // Load only what this kind of product has.
  const children = useHeldQuery(childrenQuery(client, hasParts ? id : NO_MODULE_ID));
  const outline = useQuery(outlineQuery(client, hasOutline ? id : NO_MODULE_ID));
  const module = details.data?.module;
  // The product loads before its details, and already has the status.
  const isLearning =
    (module ?? found.data)?.status === ModuleStatus.learning && address.type !== ModuleType.labs;
  const overview = useQuery(overviewQuery(client, isLearning ? id : NO_MODULE_ID));
  const { step, skip } = useProductSteps(id, onOpen);
  const [isApplying, setApplying] = useState(false);

  if (found.data === null) return { status: 'empty' };
  if (!details.data || !module) return notReady(found.data ? details : found);
  // These appear above the rest, so show them together to keep the layout still.
  if (intro.isPending || resources.isPending || overview.isLoading) return { status: 'loading' };
  const action = productAction(
    details.data,
    outline.data?.lock?.reason,
    catalogTexts,
    productCardTexts,
  );
  const parts = children.data
    ? { status: 'ready' as const, list: children.data }
    : notReady(children);
  return {
    status: 'ready',
    details: details.data,
    parts: hasParts ? parts : undefined,
    intro: intro.data?.blocks ?? [],
    resources: resources.data ?? [],
    overview: overview.data,
    action,
    isActing: step.isPending,
    onAct: () =>
      action.label === 'Apply' ? setApplying(true) : step.mutate({ module, label: action.label }),
    isApplying,
    onApplyEnd: () => setApplying(false),
    isSkipping: skip.isPending,
    onSkip: () => skip.mutate(),
  };
}
