import { updateOffers } from '@zaylat/api-client';
import type { OfferUpdate } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { type BulkChange, MOST_OFFER_UPDATES } from '@zaylat/domain/goods';
import { useToast } from '@zaylat/ui/toast';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BulkRow } from './bulk-values.ts';

/** What applying came to: done, or why not. */
export type BulkOutcome = { readonly isDone: true } | { readonly isDone: false; readonly text: string };

/** Sends a change of many offers, by shop. Texts: areas `bulk`, `failures`. */
export function useApplyBulk(): (rows: readonly BulkRow[], change: BulkChange) => Promise<BulkOutcome> {
	const { t } = useTranslation('bulk');
	const { now } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();

	return async (rows, change) => {
		const due = rows.filter(({ result }) => result && 'offer' in result);
		if (due.length === 0) return { isDone: false, text: t('nothing') };
		let applied = 0;
		for (const [shop, own] of Map.groupBy(due, ({ item }) => item.shop)) {
			const updates = own.map((row) => updateOf(row, change, now()));
			for (let start = 0; start < updates.length; start += MOST_OFFER_UPDATES) {
				const attempt = await client.attempt(updateOffers(shop, updates.slice(start, start + MOST_OFFER_UPDATES)));
				if (!attempt.ok) return { isDone: false, text: errorText(attempt.error.code).text };
				applied += attempt.value.data.results.filter(({ status }) => status === 'applied').length;
			}
		}
		const missed = due.length - applied;
		toast.show({
			id: 'goods',
			tone: missed > 0 ? 'warning' : 'positive',
			title: t('done', { count: applied }),
			...(missed > 0 && { description: t('missed', { count: missed }) }),
		});
		return { isDone: true };
	};
}

/** The update of an offer. Pieces that come in are sent as such, so that what is sold meanwhile counts. */
function updateOf(
	{ item: { variantId, offer }, result }: BulkRow,
	{ way, value }: BulkChange,
	now: number,
): OfferUpdate {
	const version = Math.max(now, offer.version + 1);
	const next = result && 'offer' in result ? result.offer : undefined;
	const price = { ...offer.price, amount: next?.price ?? offer.price.amount };
	if (way === 'stock_set') return { variantId, version, stock: value };
	return way === 'stock_by' ? { variantId, version, stockBy: value } : { variantId, version, price };
}
