export { SellActions } from './sell-actions.tsx';
export { UserCredits } from './user-credits.tsx';
export { UserPurchases, type UserPurchasesProps } from './user-purchases.tsx';
