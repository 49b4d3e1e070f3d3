export * from './star-rating.tsx';
export * from './star-score.tsx';
