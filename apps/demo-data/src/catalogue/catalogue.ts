import { baby } from './baby.ts';
import { beauty } from './beauty.ts';
import { books } from './books.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { groceries } from './groceries.ts';
import { home } from './home.ts';
import { phones } from './phones.ts';
import { sports } from './sports.ts';
import type { FirstCategory } from './types.ts';

/** All categories of goods with the kinds of products in them. */
export const CATALOGUE: readonly FirstCategory[] = [
	fashion,
	phones,
	electronics,
	beauty,
	home,
	groceries,
	baby,
	sports,
	books,
];
