import type { Schema } from '@uplink/api-client';

/** Which products a list shows; the address of the page can hold it. */
export interface ProductSearch {
  cursor?: string | undefined;
  sort?: Schema<'ProductSort'> | undefined;
  search?: string | undefined;
  type?: Schema<'AuthoredType'> | undefined;
  /** 1 not published, 2 published. */
  publication?: 1 | 2 | undefined;
  /** Only hidden ones. */
  hidden?: true | undefined;
}

export interface ProductListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: ProductSearch;
  /** Told what to show instead. */
  onSearchChange: (search: ProductSearch) => void;
  /** Opens the editor of a product that was created here. */
  onCreated: (product: Schema<'CreatorModule'>) => void;
}
