/** What exercises with access lists show, loaded as one. */
export { AclEditor } from './acl-editor.view.tsx';
export { Counterexample } from './counterexample.view.tsx';
export { VerdictTable } from './verdict-table.view.tsx';
