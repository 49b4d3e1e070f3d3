export * from './card.tsx';
export * from './card-link.tsx';
