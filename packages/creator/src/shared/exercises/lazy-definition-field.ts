import { lazyView } from '@uplink/ui/lazy-part';
import type { DefinitionFieldProps } from './definition-field.tsx';

/** The form of an exercise comes behind the page: most quizzes and worksheets have none. */
export const LazyDefinitionField = lazyView<DefinitionFieldProps>(() =>
  import('./definition-field.tsx').then((module) => module.DefinitionField),
);
