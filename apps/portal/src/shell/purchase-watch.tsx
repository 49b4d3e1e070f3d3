import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { ModuleType, productPath, surveyPath, termsPath } from '@uplink/api-client/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
import { hasWish, readWish, withoutWish } from './in-app.search.ts';

const dialog = lazyPart(async () => (await import('@uplink/learner/purchases')).InAppPurchase);

/** Opens the purchase of what an address asks for; an address that asks for nothing sold loses the question. */
export function PurchaseWatch() {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const wish = useMemo(() => readWish(searchStr), [searchStr]);
  const isWrong = hasWish(searchStr) && !wish;
  const close = useCallback(
    () =>
      void navigate({
        href: `${pathname}${withoutWish(searchStr)}`,
        replace: true,
        resetScroll: false,
      }),
    [navigate, pathname, searchStr],
  );
  useEffect(() => {
    if (isWrong) close();
  }, [isWrong, close]);
  const part = useLazyPart(dialog, { isWanted: wish !== undefined, onMissing: close });
  if (!wish || part.status !== 'ready') return null;
  const followUp = (next: Schema<'PurchaseResult'>['next'], product: Schema<'SoldProduct'>) => {
    // A lesson opens where its purchase was asked for.
    if (product.type === ModuleType.lesson) return close();
    const paths = { terms: termsPath(product.id), onboarding: surveyPath(product) };
    const path = next === 'terms' || next === 'onboarding' ? paths[next] : productPath(product);
    void navigate({ href: path });
  };
  return <part.Part key={searchStr} {...wish} onClose={close} onFollowUp={followUp} />;
}
