export * from './cover.tsx';
export type { CoverProps } from './cover-frame.tsx';
