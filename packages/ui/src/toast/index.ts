export { Toast, type ToastProps } from './toast.tsx';
export * from './toast-queue.ts';
export * from './toast-region.tsx';
