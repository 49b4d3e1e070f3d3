export { CopyLink, type CopyLinkProps } from './copy-link.tsx';
export { ShareButton, type ShareButtonProps } from './share-button.tsx';
