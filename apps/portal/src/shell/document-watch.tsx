import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';

const news = lazyPart(async () => (await import('@uplink/learner/privacy')).DocumentNews);
const hrefs = { termsOfSale: '/terms-of-sale', privacy: '/privacy' } as const;

/** Exams have a clock, and a payment is one question at a time. */
const busy = /^\/(exams\/|checkout|billing|terms)/;

/** Documents with a version that the person has not accepted yet are shown over the page. */
export function DocumentWatch() {
  const context = useQuery(contextQuery(useUplink())).data;
  const { pathname } = useLocation();
  const isWanted = (context?.documentsToAccept?.length ?? 0) > 0 && !busy.test(pathname);
  const part = useLazyPart(news, { isWanted });
  return isWanted && part.status === 'ready' ? <part.Part hrefs={hrefs} /> : null;
}
