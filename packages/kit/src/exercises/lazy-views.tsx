import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import type { ExerciseFieldsProps } from './exercise-fields.view.tsx';
import type { AclEditorProps } from './lists/acl-editor.view.tsx';
import type { CounterexampleProps } from './lists/counterexample.view.tsx';
import type { VerdictTableProps } from './lists/verdict-table.view.tsx';

/** What an answer is typed into comes behind the page, with what it needs of the engine: most exercises have one kind. */
export const ExerciseFields = lazyView<ExerciseFieldsProps>(
  () => import('./exercise-fields.view.tsx').then((module) => module.ExerciseFields),
  ({ definition }) => <Skeleton height={30 + 82 * (definition.fields ?? []).length} />,
);

const views = () => import('./lists/list-views.ts');

export const AclEditor = lazyView<AclEditorProps>(
  () => views().then((module) => module.AclEditor),
  ({ text }) => <Skeleton height={98 + 28 * Math.max(5, text.split('\n').length)} />,
);

export const Counterexample = lazyView<CounterexampleProps>(() =>
  views().then((module) => module.Counterexample),
);

export const VerdictTable = lazyView<VerdictTableProps>(() =>
  views().then((module) => module.VerdictTable),
);
