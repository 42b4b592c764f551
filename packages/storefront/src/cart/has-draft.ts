import type { Edition } from '@zaylat/domain/editions';

/** Key of a shopper's draft in the storage of the tab: the next one at this device begins anew. */
export const draftKey = (edition: Edition, owner = ''): string => `checkout-${edition}-${owner}`;

/** Whether somebody has decided something on the way to an order in this tab. */
export function hasDraft(edition: Edition): boolean {
	try {
		return Object.keys(window.sessionStorage).some((key) => key.startsWith(draftKey(edition)));
	} catch {
		// The visitor forbids storage: nothing is kept.
		return false;
	}
}
