import type { Address } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { usualAddress } from '@zaylat/domain/addresses';
import { useAppContext } from '../../../core/context/app-context.ts';
import { ADDRESSES } from '../../addresses/queries.ts';
import type { Checkout } from './use-checkout.ts';

/** The address that the order goes to: that of `usualAddress` until another is chosen; undefined while there is none. */
export function useChosenAddress({ draft }: Pick<Checkout, 'draft'>): Address | undefined {
	const { edition } = useAppContext();
	const items = useQuery(ADDRESSES).data?.data.items;
	return items?.find(({ id }) => id === draft.addressId) ?? (items && usualAddress(items, edition));
}
