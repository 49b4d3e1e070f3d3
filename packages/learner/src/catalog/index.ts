export { ModuleList, type ModuleListProps } from './module-list.tsx';
export { ProductCard, type ProductCardProps } from './product-card.tsx';
export { ProductDetail, type ProductDetailProps } from './product-detail.tsx';
export { ProductList, type ProductListFilter, type ProductListProps } from './product-list.tsx';
