export { CreatorHome } from './creator-home.tsx';
