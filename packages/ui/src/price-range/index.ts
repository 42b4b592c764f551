export { PriceRange, type PriceRangeLabels, type PriceRangeProps } from './price-range.tsx';
