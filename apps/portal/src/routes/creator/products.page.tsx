import { useNavigate } from '@tanstack/react-router';
import { productEditorPath } from '@uplink/api-client/domain';
import { ProductList } from '@uplink/creator/products';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readProductSearch } from './products.search.ts';

export function ProductsPage() {
  const navigate = useNavigate();
  return (
    <ListPage title="Products">
      <ProductList
        {...useListAddress(readProductSearch)}
        onCreated={(product) => void navigate({ href: productEditorPath(product, 'settings') })}
      />
    </ListPage>
  );
}
