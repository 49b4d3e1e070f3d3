export { IntroBlocks, type IntroBlocksProps } from './intro-blocks.view.tsx';
export { ModuleList } from './module-list.tsx';
export type { ModuleListProps } from './module-list.types.ts';
export { ProductCard, type ProductCardProps } from './product-card.tsx';
export { ProductDetail } from './product-detail.tsx';
export type { ProductDetailProps } from './product-detail.types.ts';
export { ProductList } from './product-list.tsx';
export type { ProductListFilter, ProductListProps } from './product-list.types.ts';
