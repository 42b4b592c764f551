import { isVisible } from '@zaylat/domain/goods';
import { eq } from 'drizzle-orm';
import { products } from '../db/schema/index.ts';

/** The condition that shoppers find a product (`isVisible` of the domain). */
export const onSale = eq(products.state, 'on_sale');

/** What a variant can be sold from: nothing while its product is not on sale. */
export const supplyOf = <Supply extends { readonly stock: number; readonly preOrderArrivesAt: number | null }>(
	{ state }: Pick<typeof products.$inferSelect, 'state'>,
	supply: Supply,
): Supply => (isVisible(state) ? supply : { ...supply, stock: 0, preOrderArrivesAt: null });
