export { Price, type PriceLabels, type PriceProps, type PriceSize } from './price.tsx';
