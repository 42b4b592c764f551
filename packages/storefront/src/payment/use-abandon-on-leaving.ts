import { abandonPayment } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { useEffect } from 'react';

/** Marks links to the bank's or wallet's own page: following one is no leaving. */
export const TO_GATEWAY = { 'data-to-gateway': '' } as const;
const GATEWAY_LINK = 'a[data-to-gateway]';

/**
 * Gives a payment up when its page is closed, or another address is opened in its tab (Decision 24). The way to the
 * gateway's own page leaves it running. Browsers do not tell a reload from leaving: after one it is begun again.
 * @param paymentId id of the payment, or what the gateway calls it
 */
export function useAbandonOnLeaving(paymentId: string): void {
	const client = useClient();
	useEffect(() => {
		let isStaying = false;
		const onClick = ({ target }: MouseEvent) => {
			isStaying = target instanceof Element && target.closest(GATEWAY_LINK) !== null;
		};
		const onLeaving = () => {
			if (!isStaying) client.sendOnLeaving(abandonPayment(paymentId));
		};
		document.addEventListener('click', onClick, true);
		window.addEventListener('pagehide', onLeaving);
		return () => {
			document.removeEventListener('click', onClick, true);
			window.removeEventListener('pagehide', onLeaving);
		};
	}, [client, paymentId]);
}
