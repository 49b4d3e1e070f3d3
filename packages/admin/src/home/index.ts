export { AdminHome } from './admin-home.tsx';
