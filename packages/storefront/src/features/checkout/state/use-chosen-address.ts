import type { Address } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { ADDRESSES } from '../../addresses/queries.ts';
import type { Checkout } from './use-checkout.ts';

/** The address that the order goes to: the primary one until another is chosen; undefined while there is none. */
export function useChosenAddress({ draft }: Pick<Checkout, 'draft'>): Address | undefined {
	const items = useQuery(ADDRESSES).data?.data.items;
	return items?.find(({ id }) => id === draft.addressId) ?? items?.find(({ isPrimary }) => isPrimary) ?? items?.[0];
}
