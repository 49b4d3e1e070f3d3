export { Bundle, type BundleProps } from './bundle/bundle.tsx';
export { IntroEditor, type IntroEditorProps } from './intro/intro-editor.tsx';
export { ProductEditor, type ProductEditorProps } from './product-editor.tsx';
export { ProductList } from './product-list.tsx';
export type { ProductListProps, ProductSearch } from './product-list.types.ts';
export {
  ProductSettings,
  type ProductSettingsProps,
  type SetupStep,
  setupSteps,
} from './product-settings.tsx';
