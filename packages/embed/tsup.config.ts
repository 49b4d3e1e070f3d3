export { modulePackage as default } from '../../tools/tsup.widgets.ts';
