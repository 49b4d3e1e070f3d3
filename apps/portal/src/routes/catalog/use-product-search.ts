import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type ProductSearch, readProductSearch } from './product.search.ts';

/** What the address of a product says, and the way to say something else there. */
export function useProductSearch() {
  const search = readProductSearch(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const show = (change: ProductSearch) => {
    const said = Object.entries({ ...search, ...change }).filter(
      ([, value]) => value !== undefined,
    );
    const query = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
    void navigate({ href: `${pathname}?${query}`, resetScroll: false });
  };
  return { search, show };
}
