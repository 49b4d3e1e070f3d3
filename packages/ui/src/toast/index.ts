export * from './toast.tsx';
export * from './toast-queue.ts';
export * from './toast-region.tsx';
