import { EDITIONS } from '@zaylat/domain/editions';
import { useIsOnline } from '@zaylat/ui/offline-bar';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppContext, usePreferences, useShellData } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How long the news of a connection that is back stays, in milliseconds. */
export const BACK_MS = 4000;

/** Whether the connection came back a moment ago. */
function useIsBack(isOnline: boolean): boolean {
	const { timers } = useAppContext();
	const [wasOffline, setWasOffline] = useState(false);
	if (!isOnline && !wasOffline) setWasOffline(true);
	useEffect(() => {
		if (!isOnline || !wasOffline) return;
		const timer = timers.after(BACK_MS, () => setWasOffline(false));
		return () => timers.cancel(timer);
	}, [isOnline, wasOffline, timers]);
	return isOnline && wasOffline;
}

const never = () => () => {};

/** Whether answers take long; on the server and while hydrating they do not. */
function useIsWeak(): boolean {
	const { connection } = useAppContext();
	return useSyncExternalStore(
		connection?.subscribe ?? never,
		() => connection?.quality() === 'weak',
		() => false,
	);
}

const TONES = {
	offline: 'bg-warning-soft text-warning',
	weak: 'bg-warning-soft text-warning',
	back: 'bg-positive-soft text-positive',
} as const;

/** News of the connection come at any time, so they take no place of the page: what is about to be pressed stays there. */
const AFLOAT = 'pointer-events-none sticky top-16 z-header flex h-0 justify-center print:hidden';

/** In the gap between header and page, as high as the gap. */
const CHIP = 'rounded-full px-3 py-0.5 text-center font-semibold text-xs shadow-float';

/**
 * Says what the whole page suffers from: no connection, a weak one, or no exchange rates; and that the connection is back.
 * Without one nothing could be loaded to say so, hence it is part of every page.
 */
export function ConnectionNotice() {
	const { t } = useTranslation();
	const isOnline = useIsOnline();
	const isBack = useIsBack(isOnline);
	const isWeak = useIsWeak();
	const { edition } = useAppContext();
	const { currency } = usePreferences();
	const { hasRates } = useShellData();
	const isPriced = hasRates || currency === EDITIONS[edition].currency;
	const news = [!isOnline && ('offline' as const), isBack && ('back' as const), isWeak && ('weak' as const)].find(
		(each) => each !== false,
	);
	return (
		<>
			<div className={AFLOAT}>
				<div role="status" className="absolute -translate-y-1/2">
					{news && <p className={`${CHIP} ${TONES[news]}`}>{t(`connection.${news}`)}</p>}
				</div>
			</div>
			<div role="status">
				{!isPriced && <p className={`px-4 py-2 text-center text-sm ${TONES.weak}`}>{t('connection.ratesMissing')}</p>}
			</div>
		</>
	);
}
