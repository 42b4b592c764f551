import { edition } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useEffect, useEffectEvent } from 'react';
import { useShop } from '../app/shop.ts';

/**
 * Shows Google's sign-in prompt where a public config has a clientId (Specification §7). Its code is loaded with the
 * visitor's first sign of interest, so that the page itself never waits for it.
 * @param onChosen signs in at Google with the chosen account
 */
export function useGooglePrompt(onChosen: (email: string | undefined) => void): void {
	const shop = useShop();
	const { data } = useQuery(edition(shop.edition));
	const clientId = data?.data.oauthProviders.find(({ id }) => id === 'google')?.clientId;
	const chosen = useEffectEvent(onChosen);
	useEffect(() => {
		if (clientId === undefined) return;
		let end: (() => void) | undefined;
		let isShown = true;
		const show = async () => {
			await shop.interest.first();
			if (!isShown) return;
			const { showGooglePrompt } = await import('./google-plugin.ts');
			end = await showGooglePrompt({ window, clientId, onChosen: (email) => chosen(email) });
			if (!isShown) end();
		};
		// Without the script the button for Google is there.
		show().catch(() => {});
		return () => {
			isShown = false;
			end?.();
		};
	}, [shop, clientId]);
}
