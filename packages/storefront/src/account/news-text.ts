import type { Notification } from '@zaylat/api-client/contract';
import { formatPrice, isCurrencyKey } from '@zaylat/domain/money';
import { NOTIFICATION_KINDS, type NotificationKind } from '@zaylat/domain/notifications';
import type { OrderStatus } from '@zaylat/domain/orders';
import { usePreferences } from '../app/app-context.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, kind);

/** Moves of a parcel that are told in a sentence of their own. */
const MOVES = [
	'pending',
	'approved',
	'ready to ship',
	'start shipping',
	'on going',
	'delivered',
	'complete',
] as const satisfies readonly OrderStatus[];

/** What becomes of a request for a price. */
const QUOTED = ['answered', 'declined', 'withdrawn'] as const;

/** What becomes of a return. */
const RETURNED = ['requested', 'accepted', 'declined', 'refunded'] as const;

/** Where news of a conversation lead that a shop takes part in. */
const SHOP_CHAT = '/chat?side=shop';

/** A piece of news in words. */
export interface NewsText {
	readonly title: string;
	/** What it is about: product, order, shop, amount of money; some of them may be missing. */
	readonly about: readonly string[];
}

/** Writes pieces of news in the language of the page: what happened to which parcel or payment, and about what. */
export function useNewsText(): (news: Notification) => NewsText {
	const { t } = useTranslation('account');
	const { language } = usePreferences();

	return ({ kind, params, link }) => {
		const { parcel, order, status } = params;
		const money =
			typeof params.amount === 'number' && isCurrencyKey(params.currency)
				? formatPrice({ amount: params.amount, currency: params.currency }, language)
				: undefined;
		const subject = [params.name, params.product, order, params.shop].filter((each) => typeof each === 'string');
		const about = money === undefined ? subject : [...subject, money];
		const move = MOVES.find((each) => each === status);
		const quoted = QUOTED.find((each) => each === status);
		const returned = RETURNED.find((each) => each === status);
		if (kind === 'order_return' && returned) {
			return { title: t(`news.returns.${returned}`, { parcel: parcel ?? '' }), about };
		}
		if (kind === 'order_status' && move && parcel) {
			return { title: t(`news.moves.${move}`, { parcel }), about };
		}
		if (kind === 'order_cancelled' && parcel) {
			return { title: t('news.cancelled', { parcel }), about };
		}
		if (kind === 'payment_received' && money && order) {
			return { title: t('news.received', { amount: money, order }), about: [] };
		}
		if (kind === 'payment_failed' && money && typeof params.attempt === 'number') {
			return { title: t('news.failedAgain', { amount: money, count: params.attempt }), about: subject };
		}
		if (kind === 'chat_message' && typeof params.shop === 'string') {
			return {
				title: t(link === SHOP_CHAT ? 'news.shopperWrote' : 'news.shopWrote', { name: params.shop }),
				about: [],
			};
		}
		if (kind === 'renewal_to_pay' && params.reminder !== undefined) return { title: t('news.renewalReminder'), about };
		if (kind === 'payment_failed' && money) return { title: t('news.failed', { amount: money }), about: subject };
		if (kind === 'payment_refunded' && money) return { title: t('news.refunded', { amount: money }), about: subject };
		if (kind === 'points_earned' && typeof params.points === 'number') {
			return { title: t('news.earned', { count: params.points }), about };
		}
		if (kind === 'quotation_answered' && quoted) return { title: t(`news.quoted.${quoted}`), about };
		return { title: t(`news.kinds.${isKind(kind) ? kind : 'other'}`), about };
	};
}
