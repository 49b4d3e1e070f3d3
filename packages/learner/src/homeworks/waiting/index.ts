export { formDraft } from '../../shared/form-draft.ts';
