export { PartnerList, type PartnerListProps } from './partner-list.tsx';
