export { SellActions } from './sell-actions.tsx';
export { UserPurchases, type UserPurchasesProps } from './user-purchases.tsx';
