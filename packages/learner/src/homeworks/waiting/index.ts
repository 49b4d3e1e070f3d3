export { formDraft } from '@uplink/kit/saving';
