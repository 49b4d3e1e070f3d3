export { Viewport, type ViewportProps } from './viewport.tsx';
