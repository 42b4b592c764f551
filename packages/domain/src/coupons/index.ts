export * from './changes.ts';
export * from './code.ts';
export * from './collecting.ts';
export * from './coupons.ts';
export * from './goods.ts';
export * from './offers.ts';
