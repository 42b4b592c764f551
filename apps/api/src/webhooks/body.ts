import type { WebhookEvent } from '@zaylat/domain/webhooks';
import { moneyOf } from '../products/summary.ts';

/** An event as it is stored. */
export interface StoredEvent {
	readonly event: WebhookEvent;
	readonly facts: Readonly<Record<string, unknown>>;
	readonly at: Date;
}

/** Facts that are amounts in minor units of the currency of the edition, and those that are moments. */
const AMOUNTS: ReadonlySet<string> = new Set(['price', 'total', 'amount']);
const MOMENTS: ReadonlySet<string> = new Set(['placedAt', 'paidAt']);

/** The body of an event as it is sent, JSON; the same for each try, because receivers check its signature. */
export function bodyOf({ event, facts, at }: StoredEvent): string {
	const data = Object.entries(facts).map(([name, fact]) => {
		if (AMOUNTS.has(name)) return [name, moneyOf(String(facts.edition), Number(fact))];
		if (MOMENTS.has(name) && fact !== null) return [name, new Date(String(fact)).toISOString()];
		return [name, fact];
	});
	return JSON.stringify({ type: event, timestamp: at.toISOString(), data: Object.fromEntries(data) });
}
