export { noteSaving } from '../note-saving.queries.ts';
