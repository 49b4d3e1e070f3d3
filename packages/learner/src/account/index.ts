export { Changes } from './changes.view.tsx';
export { PhotoEditor } from './photo-editor.tsx';
export { Privacy, type PrivacyProps } from './privacy.view.tsx';
export { ProfileForm } from './profile-form.tsx';
export type { ProfileFormProps } from './profile-form.types.ts';
export { PublishProfile, type PublishProfileProps } from './publish-profile.tsx';
export { Security } from './security.tsx';
export type { SecurityProps } from './security.types.ts';
