export { RatingBreakdown, type RatingBreakdownProps, type RatingBreakdownRow } from './rating-breakdown.tsx';
