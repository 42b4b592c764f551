import { productDetail } from '@zaylat/api-client';
import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { useParams } from 'react-router';

/** The answer about the product that the address names, for parts that come later than its page. */
export function useProductQuery() {
	const { id = '' } = useParams();
	// The page asks for it; what it got is here too.
	return useQuery(productDetail(id), { revalidateOnMount: false });
}

/** The product that the address names, for parts that come later than its page; undefined while it is not there. */
export function useCurrentProduct(): Product | undefined {
	return useProductQuery().data?.data;
}
