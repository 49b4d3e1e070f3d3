import { useQuery } from '@tanstack/react-query';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';

const news = lazyPart(async () => (await import('@uplink/learner/privacy')).DocumentNews);
const hrefs = { termsOfSale: '/terms-of-sale', privacy: '/privacy' } as const;

/** Documents with a version that the person has not accepted yet are shown over the page. */
export function DocumentWatch() {
  const context = useQuery(contextQuery(useUplink())).data;
  const isWanted = (context?.documentsToAccept?.length ?? 0) > 0;
  const part = useLazyPart(news, { isWanted });
  return isWanted && part.status === 'ready' ? <part.Part hrefs={hrefs} /> : null;
}
