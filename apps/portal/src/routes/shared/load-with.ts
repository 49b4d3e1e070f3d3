import { client, queryClient } from '../../app/client.ts';
import type { LoadPlace } from './load-place.ts';

interface LoaderPlace {
  params: LoadPlace['params'];
  location: { pathname: string; search: LoadPlace['search'] };
}

type Load = (place: LoadPlace) => unknown;

/**
 * A loader that asks for a page's data while the page's code is on the way. What it asks comes as a file of its
 * own: the first load, which is home's and a lesson's, holds none of it.
 */
export function loadWith(read: () => Promise<Load>) {
  return ({ params, location: { pathname, search } }: LoaderPlace): void => {
    read().then(
      (load) => void load({ client, queryClient, pathname, search, params }),
      // The page loads it itself.
      () => {},
    );
  };
}
