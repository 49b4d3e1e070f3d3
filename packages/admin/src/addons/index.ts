export { AddonFrame, type AddonFrameProps } from './addon-frame.tsx';
export { AddonLayoutTab, type AddonLayoutTabProps } from './addon-layout-tab.tsx';
export { AddonList, type AddonListProps } from './addon-list.tsx';
export { AddonPricingTab } from './addon-pricing-tab.tsx';
export { AddonSettingsTab } from './addon-settings-tab.tsx';
export type { AddonPartProps, AddonTab } from './addons.types.ts';
