export { ProductOffer, type ProductOfferProps } from './product-offer.tsx';
