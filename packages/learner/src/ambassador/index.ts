export { AmbassadorCards, type AmbassadorCardsProps } from './ambassador-cards.tsx';
