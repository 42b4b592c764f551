import { addresses } from '@zaylat/api-client';
import { useBrought, useQuery } from '@zaylat/api-client/swr';
import { useEffect, useEffectEvent } from 'react';

/** The address book of the session; what came with the page stays known when its address changes. */
export function useAddressBook() {
	const book = useQuery(addresses());
	const brought = useBrought(addresses());
	const keep = useEffectEvent(() => void book.mutate((known) => known ?? brought, { revalidate: false }));
	useEffect(() => {
		if (brought !== undefined) keep();
	}, [brought]);
	return book;
}
