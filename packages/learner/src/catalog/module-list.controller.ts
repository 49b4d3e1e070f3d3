import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { holdsProducts, NO_MODULE_ID } from '@uplink/api-client/domain';
import {
  childrenQuery,
  type NotReady,
  notReady,
  productQuery,
  useUplink,
} from '@uplink/api-client/react';

export interface ModuleListReady {
  status: 'ready';
  product: Schema<'Module'>;
  /** The products of a program or bundle; a course has its outline instead, a lab its labs. */
  parts: readonly Schema<'Module'>[] | undefined;
}

/** A product by its address, with its parts. */
export function useModuleList(address: {
  type: number;
  uniqueName: string;
}): NotReady | ModuleListReady {
  const client = useUplink();
  const found = useQuery(productQuery(client, address));
  const hasParts = holdsProducts(address.type);
  const id = (hasParts && found.data?.id) || NO_MODULE_ID;
  const children = useQuery(childrenQuery(client, id));
  if (found.data === null) return { status: 'empty' };
  if (!found.data) return notReady(found);
  if (hasParts && !children.data) return notReady(children);
  return { status: 'ready', product: found.data, parts: children.data };
}
