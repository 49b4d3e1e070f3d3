export { BumpTab } from './bump-tab.tsx';
export type { CheckoutTab, ManagedPage, PagePartProps } from './checkout.types.ts';
export { CheckoutFrame, type CheckoutFrameProps } from './checkout-frame.tsx';
export { CheckoutList, type CheckoutListProps, type CheckoutSearch } from './checkout-list.tsx';
export { LayoutTab, type LayoutTabProps } from './layout-tab.tsx';
export { PricingTab } from './pricing-tab.tsx';
export { SettingsTab, type SettingsTabProps } from './settings-tab.tsx';
export { UpsellsTab } from './upsells-tab.tsx';
