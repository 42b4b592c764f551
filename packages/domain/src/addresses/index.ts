export * from './addresses.ts';
export { placesText } from './places-text.ts';
