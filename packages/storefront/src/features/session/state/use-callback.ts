import { safeRedirect } from '@zaylat/domain/access';
import { MINUTE_MS } from '@zaylat/domain/time';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';

/** How long the page waits for the session before it offers other ways (Specification §9). */
const CALLBACK_WAIT_MS = MINUTE_MS;

/** Where coming back from a sign-in stands. */
type CallbackState = 'waiting' | 'slow' | 'refused' | 'signed-out';

/** Reads the session after an OAuth sign-in, then navigates to the page that the visitor wanted. */
export function useCallbackState() {
	const { auth, timers } = useAppContext();
	const navigate = useShopNavigate();
	const query = new URLSearchParams(useLocation().search);
	const target = safeRedirect(query.get('redirect') ?? query.get('callbackUrl'));
	const isRefused = (query.get('error') ?? '') !== '';
	const [state, setState] = useState<CallbackState>(isRefused ? 'refused' : 'waiting');

	const ask = useCallback(() => {
		let isLive = true;
		const timer = timers.after(CALLBACK_WAIT_MS, () => setState('slow'));
		void auth.refresh().then(({ data }) => {
			timers.cancel(timer);
			if (!isLive) return;
			if (data === null) setState('signed-out');
			else navigate(target, { replace: true });
		});
		return () => {
			isLive = false;
			timers.cancel(timer);
		};
	}, [auth, timers, navigate, target]);

	useEffect(() => (isRefused ? undefined : ask()), [isRefused, ask]);

	return {
		state,
		target,
		/** Asks once more; a refusal needs a new sign-in. */
		again: isRefused
			? undefined
			: () => {
					setState('waiting');
					ask();
				},
	};
}
