export { OwnModeration } from './own-moderation.tsx';
