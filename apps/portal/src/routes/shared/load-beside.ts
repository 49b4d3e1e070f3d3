import { client, queryClient } from '../../app/client.ts';
import type { loads } from '../loads.ts';
import type { LoadPlace } from './load-place.ts';

interface LoaderPlace {
  params: LoadPlace['params'];
  location: { pathname: string; search: LoadPlace['search'] };
}

/**
 * A loader that asks for a page's data while the page's code is on the way. What it asks comes as a small
 * file of its own: the first load, which is home's and a lesson's, holds none of it.
 */
export function loadBeside(name: keyof typeof loads) {
  return ({ params, location: { pathname, search } }: LoaderPlace): void => {
    import('../loads.ts').then(
      (file) => void file.loads[name]({ client, queryClient, pathname, search, params }),
      // The page asks by itself.
      () => {},
    );
  };
}
