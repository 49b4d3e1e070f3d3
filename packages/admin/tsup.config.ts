export { widgetPackage as default } from '../../tools/tsup.widgets.ts';
