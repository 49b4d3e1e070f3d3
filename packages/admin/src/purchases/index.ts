export { UserPurchases, type UserPurchasesProps } from './user-purchases.tsx';
