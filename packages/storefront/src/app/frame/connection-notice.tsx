import { EDITIONS } from '@zaylat/domain/editions';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFrameFacts, usePreferences, useShop } from '../shop.ts';

/** How long the news of a connection that is back stays, in milliseconds. */
export const BACK_MS = 4000;

function subscribe(notify: () => void): () => void {
	window.addEventListener('online', notify);
	window.addEventListener('offline', notify);
	return () => {
		window.removeEventListener('online', notify);
		window.removeEventListener('offline', notify);
	};
}

/** Whether the device has a connection; on the server and while hydrating it has. */
function useIsOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);
}

/** Whether the connection came back a moment ago. */
function useIsBack(isOnline: boolean): boolean {
	const { timers } = useShop();
	const [wasOffline, setWasOffline] = useState(false);
	if (!isOnline && !wasOffline) setWasOffline(true);
	useEffect(() => {
		if (!isOnline || !wasOffline) return;
		const timer = timers.after(BACK_MS, () => setWasOffline(false));
		return () => timers.cancel(timer);
	}, [isOnline, wasOffline, timers]);
	return isOnline && wasOffline;
}

const TONES = {
	offline: 'bg-warning-soft text-warning',
	ratesMissing: 'bg-warning-soft text-warning',
	back: 'bg-positive-soft text-positive',
} as const;

/**
 * Says below the header what the whole page suffers from: no connection, or no exchange rates; and that the connection
 * is back. Without one nothing could be loaded to say so, hence it is part of every page.
 */
export function ConnectionNotice() {
	const { t } = useTranslation();
	const isOnline = useIsOnline();
	const isBack = useIsBack(isOnline);
	const { edition } = useShop();
	const { currency } = usePreferences();
	const { hasRates } = useFrameFacts();
	const isPriced = hasRates || currency === EDITIONS[edition].currency;
	const news = !isOnline ? 'offline' : isBack ? 'back' : isPriced ? undefined : 'ratesMissing';
	return (
		<div role="status">
			{news && <p className={`px-4 py-2 text-center text-sm ${TONES[news]}`}>{t(`connection.${news}`)}</p>}
		</div>
	);
}
