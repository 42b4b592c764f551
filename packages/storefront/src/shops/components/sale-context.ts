import { createContext, use } from 'react';
import type { FollowedSale } from '../use-flash-sale.ts';

/** What is known of a shop's flash sale, without its clock: it changes when the sale does, not with each second. */
export const SaleContext = createContext<Omit<FollowedSale, 'now'> | undefined>(undefined);

/** @throws outside a `SaleStrip` */
export function useSale(): Omit<FollowedSale, 'now'> {
	const sale = use(SaleContext);
	if (!sale) throw new Error('Goods of a flash sale are shown within a SaleStrip.');
	return sale;
}
