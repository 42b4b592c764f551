import { sellerAttributes } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';

/** Reads what a category asks its products for. @param category slug; empty without one, which asks for nothing */
export function useCategoryAttributes(category: string) {
	const isAsked = category !== '';
	const { data, error, mutate } = useQuery(isAsked ? sellerAttributes(category) : null);
	// A category that is gone asks for nothing; saving tells that it is gone.
	const isGone = error?.code === 'category_not_found';
	return {
		isAsked,
		/** Undefined until it is known. */
		known: isAsked && !isGone ? data?.data.items : [],
		error,
		retry: () => void mutate(),
	};
}
