import { maskIdentifier } from '../contact/index.ts';

/** What is written to the audit trail, by what was done. */
export const AUDIT_ACTIONS = [
	'account_locked',
	'account_unlocked',
	'sessions_ended',
	'staff_changed',
	'second_factor_set',
	'second_factor_reset',
	'jobs_repeated',
	'jobs_dropped',
	'refund_recorded',
	'settlement_decided',
	'application_accepted',
	'application_more_asked',
	'application_refused',
	'bank_account_shown',
	'shop_paused',
	'shop_reopened',
	'goods_published',
	'goods_refused',
	'category_created',
	'category_changed',
	'attribute_created',
	'attribute_changed',
	'attribute_added',
	'attribute_placed',
	'attribute_removed',
	'order_cancelled',
	'order_noted',
	'receipt_resent',
	'view_saved',
	'view_removed',
	'list_exported',
	'webhook_added',
	'webhook_changed',
	'webhook_secret_replaced',
	'webhook_removed',
	'webhook_paused',
	'webhooks_replayed',
	'banner_saved',
	'banner_removed',
	'home_section_saved',
	'home_section_removed',
	'home_arranged',
	'content_picture_sent',
	'page_draft_saved',
	'page_draft_removed',
	'page_published',
	'coupon_saved',
	'coupon_ended',
	'flash_sale_saved',
	'flash_sale_ended',
	'flash_sale_removed',
] as const;

/** Something that was done in the operation of the market. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A fact about what was changed. */
export type AuditFact = string | number | boolean | null | readonly string[];

/** What was changed, as named facts. */
export type AuditFacts = Readonly<Record<string, AuditFact>>;

/** Facts that identify a person, and how they are hidden. */
const PERSONAL: Readonly<Record<string, (text: string) => string>> = {
	email: (email) => maskIdentifier({ email }),
	phone: (phone) => maskIdentifier({ phone }),
	name: maskName,
};

/** Hides a name but for its first sign. @returns for example `D•••` */
export function maskName(name: string): string {
	const [first = ''] = name.trim();
	return first === '' ? '' : `${first}•••`;
}

/** The facts with those of a person hidden, as the trail keeps them. */
export const maskedFacts = (facts: AuditFacts): AuditFacts =>
	Object.fromEntries(
		Object.entries(facts).map(([name, fact]) => {
			const mask = PERSONAL[name];
			return [name, mask !== undefined && typeof fact === 'string' ? mask(fact) : fact];
		}),
	);

/** A fact that a change altered. */
export interface AlteredFact {
	readonly name: string;
	/** Undefined where the fact did not exist. */
	readonly before: AuditFact | undefined;
	readonly after: AuditFact | undefined;
}

const isSame = (a: AuditFact | undefined, b: AuditFact | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** The facts that differ before and after a change, by name. */
export function alteredFacts(before: AuditFacts, after: AuditFacts): AlteredFact[] {
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	return names
		.map((name) => ({ name, before: before[name], after: after[name] }))
		.filter((fact) => !isSame(fact.before, fact.after));
}
