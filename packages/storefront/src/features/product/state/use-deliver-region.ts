import type { Edition } from '@zaylat/domain/editions';
import { useEffect, useState } from 'react';

const keyOf = (edition: Edition) => `deliver-region-${edition}`;

/**
 * The region that a visitor wants goods delivered to, stored in the browser; undefined until it is known or chosen.
 * @returns the id of the region, and what chooses another
 */
export function useDeliverRegion(edition: Edition) {
	const [region, setRegion] = useState<string>();
	useEffect(() => {
		try {
			setRegion(window.localStorage.getItem(keyOf(edition)) ?? undefined);
		} catch {
			// Without storage each page begins with the region of its shop.
		}
	}, [edition]);

	function choose(next: string) {
		setRegion(next);
		try {
			window.localStorage.setItem(keyOf(edition), next);
		} catch {
			// It holds for this page.
		}
	}

	return [region, choose] as const;
}
