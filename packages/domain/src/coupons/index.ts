export * from './coupons.ts';
export * from './offers.ts';
