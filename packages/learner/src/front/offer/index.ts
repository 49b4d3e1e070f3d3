export { ProductOffer, type ProductOfferProps } from './product-offer.tsx';
export { UnlockProduct } from './unlock-product.tsx';
