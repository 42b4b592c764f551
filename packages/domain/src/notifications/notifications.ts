/** What a piece of news is about; shoppers choose by topic which of them they want. */
export type NotificationTopic =
	| 'account'
	| 'orders'
	| 'payments'
	| 'shipping'
	| 'renewals'
	| 'chat'
	| 'quotations'
	| 'questions'
	| 'sales'
	| 'points'
	| 'promotions';

/** A topic of news. */
export interface NotificationTopicRule {
	/** Whether it always comes: what concerns money and the safety of the account cannot be switched off. */
	readonly isRequired: boolean;
}

/** Topics of news in the order in which the choices are offered. */
export const NOTIFICATION_TOPICS: Readonly<Record<NotificationTopic, NotificationTopicRule>> = {
	account: { isRequired: true },
	orders: { isRequired: true },
	payments: { isRequired: true },
	shipping: { isRequired: false },
	renewals: { isRequired: false },
	chat: { isRequired: false },
	quotations: { isRequired: false },
	questions: { isRequired: false },
	/** New orders of the shops that a person answers for. */
	sales: { isRequired: false },
	points: { isRequired: false },
	promotions: { isRequired: false },
};

/** Kinds of news and their topics; the storefront has a text for each kind. */
export const NOTIFICATION_KINDS = {
	account_restored: 'account',
	password_changed: 'account',
	identifier_changed: 'account',
	account_linked: 'account',
	change_reverted: 'account',
	order_status: 'orders',
	order_cancelled: 'orders',
	order_return: 'orders',
	plan_ending: 'orders',
	plan_renewing: 'orders',
	plan_renewed: 'orders',
	renewal_to_pay: 'orders',
	renewal_failed: 'orders',
	payment_received: 'payments',
	payment_failed: 'payments',
	payment_refunded: 'payments',
	chat_message: 'chat',
	quotation_answered: 'quotations',
	quotation_requested: 'quotations',
	question_asked: 'questions',
	question_answered: 'questions',
	points_earned: 'points',
	points_expiring: 'points',
	coupon_received: 'promotions',
	flash_sale: 'promotions',
	shop_news: 'promotions',
} as const satisfies Readonly<Record<string, NotificationTopic>>;

/** A kind of news. */
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Which topics a shopper wants; a topic that is not named is wanted. */
export type NotificationChoices = Readonly<Partial<Record<NotificationTopic, boolean | undefined>>>;

/**
 * Tells whether a shopper gets a kind of news.
 * @param choices what the shopper chose
 */
export function wantsNotification(choices: NotificationChoices, kind: NotificationKind): boolean {
	const topic = NOTIFICATION_KINDS[kind];
	return NOTIFICATION_TOPICS[topic].isRequired || (choices[topic] ?? true);
}

/**
 * Gives every topic with what holds for it now.
 * @param choices what the shopper chose; a required topic stays on whatever it says
 */
export function settledChoices(choices: NotificationChoices): Readonly<Record<NotificationTopic, boolean>> {
	const on = (topic: NotificationTopic) => NOTIFICATION_TOPICS[topic].isRequired || (choices[topic] ?? true);
	return {
		account: on('account'),
		orders: on('orders'),
		payments: on('payments'),
		shipping: on('shipping'),
		renewals: on('renewals'),
		chat: on('chat'),
		quotations: on('quotations'),
		questions: on('questions'),
		sales: on('sales'),
		points: on('points'),
		promotions: on('promotions'),
	};
}
