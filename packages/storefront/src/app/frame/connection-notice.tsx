import { EDITIONS } from '@zaylat/domain/editions';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFrameFacts, usePreferences, useShop } from '../shop.ts';

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

/** Says below the header what the whole page suffers from: no connection, or no exchange rates. */
export function ConnectionNotice() {
	const { t } = useTranslation();
	const isOnline = useIsOnline();
	const { edition } = useShop();
	const { currency } = usePreferences();
	const { hasRates } = useFrameFacts();
	const isPriced = hasRates || currency === EDITIONS[edition].currency;
	const text = isOnline ? (isPriced ? undefined : t('connection.ratesMissing')) : t('connection.offline');
	return (
		<div role="status">
			{text && (
				<p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center text-sm text-warning">
					<CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
					{text}
				</p>
			)}
		</div>
	);
}
