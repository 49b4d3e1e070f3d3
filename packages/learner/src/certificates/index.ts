export { Diploma, type DiplomaProps } from './diploma.tsx';
export { DiplomaList, type DiplomaListProps } from './diploma-list.tsx';
export { Verification, type VerificationProps } from './verification.tsx';
