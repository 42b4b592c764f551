export { type PriceTier, PriceTiers, type PriceTiersLabels, type PriceTiersProps } from './price-tiers.tsx';
