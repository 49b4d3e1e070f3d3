export { type Copy, useCopy } from './copy.ts';
export { CopyLink, type CopyLinkProps } from './copy-link.tsx';
export { ShareButton, type ShareButtonProps } from './share-button.tsx';
