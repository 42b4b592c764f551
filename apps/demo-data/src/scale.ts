import { buildAssortment } from './assortment.ts';
import { buildCatalogue } from './build.ts';

/**
 * How many products of each kind a catalogue of a size needs in each edition (Decision 19).
 * @param products wanted size; what completes the assortment comes with every size, so there is a smallest one
 * @returns from 1 on
 */
export function perKindFor(products: number): number {
	const each = buildCatalogue(1).products.length;
	return Math.max(1, Math.round((products - buildAssortment().products.length) / each));
}
