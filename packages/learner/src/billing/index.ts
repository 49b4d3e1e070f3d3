export { BillingDetails } from './billing-details.tsx';
export { Credits } from './credits.tsx';
export { PaymentMethods } from './methods.tsx';
export { PurchaseOrder, type PurchaseOrderProps } from './order.tsx';
export { PaymentHistory, type PaymentHistoryProps } from './payment-history.tsx';
export { PurchaseList, type PurchaseListProps } from './purchase-list.tsx';
export { BillingStanding, type BillingStandingProps } from './standing.tsx';
