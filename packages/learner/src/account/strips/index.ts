export { ContextStrip, type ContextStripProps } from './context-strip.tsx';
