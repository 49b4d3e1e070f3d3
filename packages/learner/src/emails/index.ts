export { EmptyEmail } from './empty-email.view.tsx';
