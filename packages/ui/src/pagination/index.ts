export * from './pagination.tsx';
export { StepPager, type StepPagerProps } from './step-pager.tsx';
