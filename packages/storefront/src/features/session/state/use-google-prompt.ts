import { useEffect, useEffectEvent } from 'react';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { loginQueries } from '../queries.ts';

/**
 * Shows Google's sign-in prompt where a public config has a clientId (Specification §7). Its code loads after hydration.
 * @param onChosen signs in at Google with the chosen account
 */
export function useGooglePrompt(onChosen: (email: string | undefined) => void): void {
	const { data } = useScreenQuery(loginQueries.edition);
	const clientId = data?.data.oauthProviders.find(({ id }) => id === 'google')?.clientId;
	const chosen = useEffectEvent(onChosen);
	useEffect(() => {
		if (clientId === undefined) return;
		let end: (() => void) | undefined;
		let isShown = true;
		const show = async () => {
			const { showGooglePrompt } = await import('../google-plugin.ts');
			end = await showGooglePrompt({ window, clientId, onChosen: (email) => chosen(email) });
			if (!isShown) end();
		};
		// Without the script the button for Google is there.
		show().catch(() => {});
		return () => {
			isShown = false;
			end?.();
		};
	}, [clientId]);
}
