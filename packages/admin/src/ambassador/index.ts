export { AmbassadorList, type AmbassadorListProps } from './ambassador-list.tsx';
