import { abandonPayment, reportPresence } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { PRESENCE_BEAT_MS, type Presence } from '@zaylat/domain/payments';
import { useEffect } from 'react';

/** Marks links to the bank's or wallet's own page: following one is no leaving. */
export const TO_GATEWAY = { 'data-to-gateway': '' } as const;
const GATEWAY_LINK = 'a[data-to-gateway]';

/**
 * Gives a payment up when its page is closed, or another address is opened in its tab (Decision 24). The way to the
 * gateway's own page leaves it running. Browsers do not tell a reload from leaving: after one it is begun again.
 *
 * What is sent while a page is left can be lost, and a killed browser sends nothing. So the page also says that it is
 * there, again and again, visible or hidden, and the server gives the payment up when it hears nothing for a while
 * (`presentUntil`). At the bank's own page, which a press on its link tells, only the time of the payment ends it.
 * @param paymentId id of the payment, or what the gateway calls it
 */
export function useAbandonOnLeaving(paymentId: string): void {
	const client = useClient();
	useEffect(() => {
		let isStaying = false;
		/** Also while the page is kept for "back". */
		let isLeft = false;
		const report = (presence: Presence) => client.sendOnLeaving(reportPresence(paymentId, presence));
		const onClick = ({ target }: MouseEvent) => {
			isStaying = target instanceof Element && target.closest(GATEWAY_LINK) !== null;
			// Now, because what is sent later can be lost.
			if (isStaying) report('away');
		};
		const presence = () => (document.visibilityState === 'visible' ? 'here' : 'hidden');
		const beat = () => {
			if (!isLeft && !isStaying) report(presence());
		};
		const onVisibility = () => {
			// Who comes back from the bank or its app is here again.
			if (document.visibilityState === 'visible') isStaying = false;
			beat();
		};
		const onLeaving = () => {
			isLeft = true;
			if (!isStaying) client.sendOnLeaving(abandonPayment(paymentId));
		};
		const onReturn = () => {
			isLeft = false;
			isStaying = false;
			report('here');
		};
		report(presence());
		const timer = setInterval(beat, PRESENCE_BEAT_MS);
		document.addEventListener('click', onClick, true);
		document.addEventListener('visibilitychange', onVisibility);
		window.addEventListener('pagehide', onLeaving);
		window.addEventListener('pageshow', onReturn);
		return () => {
			clearInterval(timer);
			document.removeEventListener('click', onClick, true);
			document.removeEventListener('visibilitychange', onVisibility);
			window.removeEventListener('pagehide', onLeaving);
			window.removeEventListener('pageshow', onReturn);
		};
	}, [client, paymentId]);
}
