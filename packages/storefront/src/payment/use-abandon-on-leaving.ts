import { abandonPayment } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { useEffect } from 'react';

/** Marks links to the bank's or wallet's own page: following one is no leaving. */
export const TO_GATEWAY = { 'data-to-gateway': '' } as const;
const GATEWAY_LINK = 'a[data-to-gateway]';

/** The part of the Navigation API that tells a reload; browsers without it take a reload for leaving. */
interface Navigations {
	addEventListener(type: 'navigate', listener: (event: Event) => void): void;
	removeEventListener(type: 'navigate', listener: (event: Event) => void): void;
}

/**
 * Gives a payment up when its page is closed, or another address is opened in its tab (Decision 24). A reload and the
 * way to the gateway's own page leave the payment running.
 * @param paymentId id of the payment, or what the gateway calls it
 */
export function useAbandonOnLeaving(paymentId: string): void {
	const client = useClient();
	useEffect(() => {
		let isStaying = false;
		const onClick = ({ target }: MouseEvent) => {
			isStaying = target instanceof Element && target.closest(GATEWAY_LINK) !== null;
		};
		const onNavigate = (event: Event) => {
			if ('navigationType' in event && event.navigationType === 'reload') isStaying = true;
		};
		const onLeaving = () => {
			if (!isStaying) client.sendOnLeaving(abandonPayment(paymentId));
		};
		const navigations = (window as Window & { readonly navigation?: Navigations }).navigation;
		document.addEventListener('click', onClick, true);
		navigations?.addEventListener('navigate', onNavigate);
		window.addEventListener('pagehide', onLeaving);
		return () => {
			document.removeEventListener('click', onClick, true);
			navigations?.removeEventListener('navigate', onNavigate);
			window.removeEventListener('pagehide', onLeaving);
		};
	}, [client, paymentId]);
}
