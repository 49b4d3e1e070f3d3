export { ProductPrices, type ProductPricesProps } from './product-prices.tsx';
