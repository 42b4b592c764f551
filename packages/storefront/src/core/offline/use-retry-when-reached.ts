import { useEffectEvent, useLayoutEffect } from 'react';
import { useAppContext } from '../context/app-context.ts';

/** How often a page that was not reached is tried again while the device believes that it is connected, in milliseconds. */
const RETRY_MS = 15_000;

/**
 * Tries again by itself what was not reached: when the connection returns, when somebody looks at the page again, and from
 * time to time, because a device can be connected to a network that leads nowhere.
 * @param code why it was not reached; undefined when it was
 */
export function useRetryWhenReached(code: string | undefined, retry: () => void): void {
	const { isOnline } = useAppContext();
	const tryNow = useEffectEvent(() => {
		if (isOnline() && document.visibilityState === 'visible') retry();
	});
	// Before the failure is painted: the connection may return as soon as somebody sees it.
	useLayoutEffect(() => {
		if (code === undefined) return;
		const onChange = () => tryNow();
		// The connection may have returned while the page was being made.
		if (code === 'offline') onChange();
		const timer = setInterval(onChange, RETRY_MS);
		window.addEventListener('online', onChange);
		document.addEventListener('visibilitychange', onChange);
		return () => {
			clearInterval(timer);
			window.removeEventListener('online', onChange);
			document.removeEventListener('visibilitychange', onChange);
		};
	}, [code]);
}
