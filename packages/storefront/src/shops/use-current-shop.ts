import { shopDetail } from '@zaylat/api-client';
import type { ShopDetail } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { useParams } from 'react-router';

/** The shop that the address names, for parts that come later than its page; undefined while it is not there. */
export function useCurrentShop(): ShopDetail | undefined {
	const { slug = '' } = useParams();
	// The page asks for it; what it got is here too.
	return useQuery(shopDetail(slug), { revalidateOnMount: false }).data?.data;
}
