export type { CheckoutPageProps } from './checkout.types.ts';
export { CheckoutPage } from './checkout-page.tsx';
export { CheckoutPreview } from './checkout-preview.tsx';
export { OfferPreview, type OfferPreviewProps } from './offer-preview.tsx';
export { SaleTerms } from './sale-terms.view.tsx';
export { ThankYou, type ThankYouProps } from './thank-you.tsx';
