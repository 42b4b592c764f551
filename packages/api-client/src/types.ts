/** The shapes of the contract, for code that must not load it. */
export type { Cart, CartLine } from './cart/contract.ts';
export type { Category, ChildCategory, LastCategory } from './categories/contract.ts';
export type { CurrencyEntry } from './currencies/contract.ts';
export type { Banner, FlashSaleItem, ShopCard } from './home/contract.ts';
export type { Country } from './locations/contract.ts';
export type { DigitalMatch, ListingSort, Product, ProductMatch, Variant } from './products/contract.ts';
export type { ErrorBody, Localized, Money, Picture, ProductSummary } from './shared.ts';
