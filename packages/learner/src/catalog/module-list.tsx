'use client';
import { useQuery } from '@tanstack/react-query';
import { ModuleType } from '@uplink/api-client/domain';
import { childrenQuery, notReady, productQuery, useUplink } from '@uplink/api-client/react';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import type { ReactNode } from 'react';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { ProductCard } from './product-card.tsx';

export interface ModuleListProps {
  product: { type: number; uniqueName: string };
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
}

/** The parts of a product: the courses of a program, the sections of a course. */
export function ModuleList({ product, renderOutline }: ModuleListProps) {
  const client = useUplink();
  const found = useQuery(productQuery(client, product));
  const id = found.data?.id ?? 0;
  const isProgram = product.type === ModuleType.program;
  const children = useQuery({ ...childrenQuery(client, id), enabled: id > 0 && isProgram });
  if (found.data === null) return <State isPage title="There is no product at this address" />;
  if (!found.data || (isProgram && !children.data)) {
    return (
      <NotReadyView
        state={notReady(found.data ? children : found)}
        noun="The modules"
        empty={null}
        skeleton={<Skeleton height={320} />}
      />
    );
  }
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        {found.data.name}
      </h1>
      <div className="ul-catalog__modules">
        {isProgram ? (
          <div className="ul-grid ul-cols-3">
            {children.data?.map((module) => (
              <ProductCard key={module.id} module={module} />
            ))}
          </div>
        ) : (
          <div className="ul-card">{renderOutline(found.data.id)}</div>
        )}
      </div>
    </>
  );
}
