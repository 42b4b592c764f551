import { FURTHER_BEAUTY } from './beauty.ts';
import { FURTHER_ELECTRONICS } from './electronics.ts';
import { FURTHER_FASHION } from './fashion.ts';
import { FURTHER_GROCERIES } from './groceries.ts';
import { FURTHER_HOME } from './home.ts';
import { FURTHER_LEISURE } from './leisure.ts';
import { FURTHER_PHONES } from './phones.ts';
import type { FurtherGoods, Goods } from './types.ts';

/** All goods that complete the demo catalogue with models of brands and goods of regions. */
export const FURTHER_GOODS: readonly (Goods | FurtherGoods)[] = [
	...FURTHER_PHONES,
	...FURTHER_ELECTRONICS,
	...FURTHER_FASHION,
	...FURTHER_BEAUTY,
	...FURTHER_HOME,
	...FURTHER_GROCERIES,
	...FURTHER_LEISURE,
];
