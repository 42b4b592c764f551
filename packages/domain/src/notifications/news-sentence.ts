import type { Language } from '../languages/language.ts';
import { isCurrencyKey } from '../money/currencies.ts';
import { formatPrice } from '../money/format.ts';
import type { OrderStatus } from '../orders/status.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notifications.ts';

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

/** A piece of news as it is stored: names are in the language of the reader. */
export interface StoredNews {
	/** Unknown kinds come from a newer server. */
	readonly kind: string;
	readonly params: Readonly<Record<string, string | number>>;
	/** Path of the page that it is about. */
	readonly link: string;
}

/** Key of a sentence among the texts of the news. */
export type NewsKey =
	| `kinds.${NotificationKind | 'other'}`
	| `moves.${(typeof MOVES)[number]}`
	| `returns.${(typeof RETURNED)[number]}`
	| `quoted.${(typeof QUOTED)[number]}`
	| 'cancelled'
	| 'received'
	| 'failed'
	| 'failedAgain'
	| 'digitalReady'
	| 'shopWrote'
	| 'shopperWrote'
	| 'renewalReminder'
	| 'refunded'
	| 'earned';

/** Which sentence tells a piece of news. The texts themselves belong to whoever shows it. */
export interface NewsSentence {
	readonly key: NewsKey;
	/** What the sentence contains. */
	readonly values: Readonly<Record<string, string | number>>;
	/** What it is about besides: product, order, shop, amount of money; some of them may be missing. */
	readonly about: readonly string[];
}

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(NOTIFICATION_KINDS, kind);

/** Chooses the sentence of a piece of news: what happened to which parcel or payment, and about what. */
export function newsSentence({ kind, params, link }: StoredNews, language: Language): NewsSentence {
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
		return { key: `returns.${returned}`, values: { parcel: parcel ?? '' }, about };
	}
	if (kind === 'order_status' && move === 'delivered' && params.goods === 'digital') {
		return { key: 'digitalReady', values: {}, about };
	}
	if (kind === 'order_status' && move && parcel) return { key: `moves.${move}`, values: { parcel }, about };
	if (kind === 'order_cancelled' && parcel) return { key: 'cancelled', values: { parcel }, about };
	if (kind === 'payment_received' && money && order) {
		return { key: 'received', values: { amount: money, order }, about: [] };
	}
	if (kind === 'payment_failed' && money && typeof params.attempt === 'number') {
		return { key: 'failedAgain', values: { amount: money, count: params.attempt }, about: subject };
	}
	if (kind === 'chat_message' && typeof params.shop === 'string') {
		return { key: link === SHOP_CHAT ? 'shopperWrote' : 'shopWrote', values: { name: params.shop }, about: [] };
	}
	if (kind === 'renewal_to_pay' && params.reminder !== undefined) return { key: 'renewalReminder', values: {}, about };
	if (kind === 'payment_failed' && money) return { key: 'failed', values: { amount: money }, about: subject };
	if (kind === 'payment_refunded' && money) return { key: 'refunded', values: { amount: money }, about: subject };
	if (kind === 'points_earned' && typeof params.points === 'number') {
		return { key: 'earned', values: { count: params.points }, about };
	}
	if (kind === 'quotation_answered' && quoted) return { key: `quoted.${quoted}`, values: {}, about };
	return { key: `kinds.${isKind(kind) ? kind : 'other'}`, values: {}, about };
}
