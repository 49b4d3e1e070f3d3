export { PhotoEditor } from './photo-editor.tsx';
export { ProfileForm, type ProfileFormProps } from './profile-form.tsx';
export { PublishProfile, type PublishProfileProps } from './publish-profile.tsx';
export { Security, type SecurityProps } from './security.tsx';
