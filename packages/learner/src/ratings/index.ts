export { ModuleRatings, type ModuleRatingsProps } from './module-ratings.tsx';
export { OwnRating, type OwnRatingProps } from './own-rating.tsx';
