import { PREFERENCE_KEYS } from '@zaylat/domain/preferences';
import { useEffect, useState } from 'react';

/**
 * Whether the visitor has chosen a delivery country. A server cannot tell, and says yes.
 * @returns the answer, and a function that changes it
 */
export function useIsDestinationChosen() {
	const [isChosen, setIsChosen] = useState(true);
	useEffect(() => {
		try {
			setIsChosen(window.localStorage.getItem(PREFERENCE_KEYS.deliveryCountry) !== null);
		} catch {
			// Without storage a choice holds for the page only, and asking on each page would be a nuisance.
		}
	}, []);
	return [isChosen, setIsChosen] as const;
}
