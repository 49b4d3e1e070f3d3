export { AwardList, type AwardListProps, type AwardSearch } from './award-list.tsx';
