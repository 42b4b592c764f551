export { Rating, type RatingForm, type RatingProps, type RatingSize } from './rating.tsx';
