export * from './banner.tsx';
export type { BannerProps } from './banner-frame.tsx';
export * from './banner-stack.tsx';
