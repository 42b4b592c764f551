/** What tests of the server know of the data. */
export { buildAssortment } from './assortment.ts';
export { buildCatalogue } from './build.ts';
export { FAMILIES } from './catalogue/families.ts';
export { buildGoods } from './goods.ts';
export { seedGoods } from './insert-goods.ts';
export { buildProductTypes } from './product-types.ts';
export { perKindFor } from './scale.ts';
export { seedOnce } from './seed.ts';
