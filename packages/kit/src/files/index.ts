export { type FilesFor, workFiles } from './files.store.ts';
export type { FileRow } from './files.types.ts';
export { FilesView, type FilesViewProps } from './files.view.tsx';
export { PictureField, type PictureFieldProps } from './picture-field.tsx';
export { saveFile } from './save-file.ts';
