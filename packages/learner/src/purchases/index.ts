export { InAppPurchase, type InAppPurchaseProps } from './in-app-purchase.tsx';
