import { cacheKey, collectCoupon } from '@zaylat/api-client';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import type { CollectedState } from '@zaylat/domain/coupons';
import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext, useSession } from '../../core/context/app-context.ts';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRequireSession } from '../session/use-ask-session.ts';
import { useSessionOver } from '../session/use-session-over.ts';
import { keepCouponIntent, takeCouponIntent } from './coupon-intent.ts';
import { COUPONS_PATH } from './coupons-path.ts';
import { COLLECTED } from './queries.ts';

/** What a list of coupons to collect knows and does. */
export interface Collecting {
	/** Where a coupon that was collected stands; undefined for one that was not. */
	stateOf(this: void, code: string): CollectedState | undefined;
	/** Collects a coupon; a visitor signs in first, and has it afterwards. */
	collect(this: void, code: string): void;
}

/**
 * The coupons that the shopper has collected, and collecting another one: shown at once, taken back when the server refuses
 * it. A page uses it once for each list. Texts: area `coupons`.
 */
export function useCollecting(): Collecting {
	const { t } = useTranslation('coupons');
	const { cache } = useAppContext();
	const client = useClient();
	const session = useSession();
	const requireSession = useRequireSession();
	const sessionIsOver = useSessionOver();
	const navigate = useShopNavigate();
	const toast = useToast();
	const errorText = useErrorText();
	const { pathname, search } = useLocation();
	const [asked, setAsked] = useState<readonly string[]>([]);
	const isSignedIn = session.data !== null;
	const items = useQuery(isSignedIn ? COLLECTED : null).data?.data.items;

	const forget = (code: string) => setAsked((codes) => codes.filter((each) => each !== code));

	async function collect(code: string): Promise<void> {
		setAsked((codes) => [...codes, code]);
		if (await requireSession(pathname + search)) return send(code);
		keepCouponIntent(code);
		forget(code);
	}

	async function send(code: string): Promise<void> {
		const attempt = await client.attempt(collectCoupon(code));
		forget(code);
		if (attempt.ok) {
			cache.write(cacheKey(COLLECTED, client), attempt.value);
			toast.show({
				id: 'coupon',
				tone: 'positive',
				title: t('collected'),
				action: { label: t('mine'), onAction: () => navigate(COUPONS_PATH) },
			});
			return;
		}
		const { error } = attempt;
		if (await sessionIsOver(error, pathname + search)) return;
		const { reason } = error.details;
		const description =
			reason === 'used_up' || reason === 'expired' ? t(`refused.${reason}`) : errorText(error.code).title;
		toast.show({ id: 'coupon', tone: 'critical', title: t('notCollected'), description });
	}

	const resume = useEffectEvent(() => {
		const wanted = takeCouponIntent();
		if (wanted !== undefined) void send(wanted);
	});
	useEffect(() => {
		if (isSignedIn) resume();
	}, [isSignedIn]);

	return {
		stateOf: (code) =>
			items?.find((item) => item.code === code)?.state ?? (asked.includes(code) ? 'active' : undefined),
		collect: (code) => void collect(code),
	};
}
