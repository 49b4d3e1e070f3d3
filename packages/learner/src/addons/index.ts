export { AddonDetail, type AddonDetailProps } from './addon-detail.tsx';
