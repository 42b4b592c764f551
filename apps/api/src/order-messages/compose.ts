import type { Identifier } from '@zaylat/domain/contact';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import type { OrderMessageKind } from '@zaylat/domain/notifications';
import { languageOf } from '../account/language.ts';
import { BRAND } from '../brand.ts';
import type { orderMessages, users } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { OrderRow } from '../orders/state.ts';
import { moneyOf } from '../products/summary.ts';
import { china } from './texts/china.ts';
import { en } from './texts/en.ts';
import { mm } from './texts/mm.ts';
import type { OrderMessageText, OrderMessageTexts, StatedReason } from './texts/text.ts';
import { thai } from './texts/thai.ts';
import { trackingToken } from './track-link.ts';

/** A queued message with its order and the order's buyer. */
export interface QueuedMessage {
	readonly message: typeof orderMessages.$inferSelect;
	readonly order: OrderRow;
	readonly buyer: typeof users.$inferSelect;
	/** Whom a message to a shop goes to. */
	readonly owner?: typeof users.$inferSelect | undefined;
}

/** A digital code of the order that no other mail brings. */
export interface OrderCode {
	readonly name: string;
	readonly code: string;
}

const TEXTS: Readonly<Record<Language, OrderMessageTexts>> = { en, mm, thai, china };

/** Pages of an account that some messages lead registered buyers to; all others open the tracking of the order. */
const ACCOUNT_PAGES: Partial<Readonly<Record<OrderMessageKind, (code: string) => string>>> = {
	payment_failed: (code) => `/Orders/${code}`,
	renewal_to_pay: (code) => `/Orders/${code}`,
	digital_goods: () => '/DigitalLibrary',
	plan_ending: () => '/DigitalLibrary',
	plan_renewing: () => '/DigitalLibrary',
	renewal_failed: () => '/DigitalLibrary',
	shop_order: () => '/Selling',
};

/**
 * Where a message goes: the account's own contact for registered buyers, what the order names for guests; mail before SMS.
 * @returns undefined when nothing of it is known, as after the account was purged
 */
export function recipientOf({ order, buyer }: Omit<QueuedMessage, 'message' | 'owner'>): Identifier | undefined {
	const email = buyer.email ?? (buyer.phone ? null : order.email);
	if (email) return { email };
	const phone = buyer.phone ?? order.phone;
	return phone ? { phone } : undefined;
}

/** Writes a message in the language of its order, or of the owner of the shop that it goes to, with a link that opens the order without a session. */
export function composeMessage(
	services: Pick<Services, 'config' | 'origins'>,
	{ message, order, buyer, owner }: QueuedMessage,
	codes: readonly OrderCode[] = [],
): OrderMessageText {
	const { kind, facts } = message;
	const edition: Edition = order.edition === 'th' ? 'th' : 'mm';
	const language = languageOf(owner ? owner.language : order.language, edition);
	const { kinds, reasons } = TEXTS[language];
	// Characters outside the GSM alphabet, such as the no-break space, would halve the capacity of a text message.
	const price = (amount: number) => formatPrice(moneyOf(edition, amount), language).replaceAll('\u00a0', ' ');
	const { subject, text } = kinds[kind]({
		code: order.code,
		amount: price(facts.amount ?? order.total),
		hasMoney: facts.amount !== 0,
		discount: facts.discount ? price(facts.discount) : '',
		points: facts.points ? formatCount(facts.points, language) : '',
		transfer: facts.transfer ?? '',
		parcels: (facts.parcels ?? []).join(', '),
		shop: facts.shop?.[language] ?? '',
		reason: reasonIn(reasons, facts.reason ?? ''),
		words: withoutStop(facts.reason ?? ''),
		plan: facts.plan?.[language] ?? '',
		date: facts.endsAt ? formatDate(facts.endsAt, language, EDITIONS[edition].timeZone) : '',
		isCash: order.paymentMethod === 'cash_on_delivery',
	});
	const brand = BRAND.name;
	const lines = codes.map(({ name, code }) => `${name}: ${code}`);
	const link = linkOf(services, { edition, language, kind }, order, (owner ?? buyer).kind === 'registered');
	return { subject: `${brand}: ${subject}`, text: [`${brand}: ${text}`, ...lines, link].join('\n') };
}

/** A reason of the list in words; what a seller wrote stays as it is. */
function reasonIn(reasons: Readonly<Record<StatedReason, string>>, reason: string): string {
	const isStated = (key: string): key is StatedReason => Object.hasOwn(reasons, key);
	if (reason === '') return reasons.none;
	return isStated(reason) ? reasons[reason] : withoutStop(reason);
}

/** Words of a seller without their last full stop, because the sentence around them has one. */
const withoutStop = (words: string): string => words.replace(/[.။。]+$/, '');

/** Address of the order. The token is in the fragment, so that it reaches no log and no other site (ADR 50). */
function linkOf(
	{ config, origins }: Pick<Services, 'config' | 'origins'>,
	{
		edition,
		language,
		kind,
	}: { readonly edition: Edition; readonly language: Language; readonly kind: OrderMessageKind },
	order: OrderRow,
	isRegistered: boolean,
): string {
	const page = isRegistered ? ACCOUNT_PAGES[kind] : undefined;
	if (page) return `${origins[edition]}${page(order.code)}?lang=${language}`;
	return `${origins[edition]}/Track?lang=${language}#${order.code}.${trackingToken(config, order)}`;
}
