export { Diploma, type DiplomaProps } from './diploma.tsx';
export { DiplomaList, type DiplomaListProps } from './diploma-list.tsx';
export { verificationMissing } from './verification.rules.ts';
export { Verification, type VerificationProps } from './verification.tsx';
export { VerificationView, type VerificationViewProps } from './verification.view.tsx';
