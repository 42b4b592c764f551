import { formatCount } from '@zaylat/domain/money';
import { Skeleton } from '@zaylat/ui/skeleton';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { shopsQueries } from '../queries.ts';
import { replyTime } from '../reply-time.ts';
import { ShopRow } from './shop-row.tsx';

/** Props of {@link ListedShops}. */
export interface ListedShopsProps {
	/** Where the page begins; the list's start when undefined. */
	readonly cursor: string | undefined;
}

const PLACES = [1, 2, 3, 4, 5, 6];
const REPLIES = { minutes: 'facts.repliesMinutes', hours: 'facts.repliesHours' } as const;

/** One page of the shops, as items of a list. */
export function ListedShops({ cursor }: ListedShopsProps) {
	const { t } = useTranslation('shops');
	const { language } = usePreferences();
	const { data, error } = useScreenQuery(shopsQueries.shops, { cursor });
	if (data === undefined) {
		if (error) return null;
		return PLACES.map((place) => (
			<li key={place} aria-hidden>
				<Skeleton shape="block" className="h-24 w-full rounded-card" />
			</li>
		));
	}
	return data.data.items.map((shop) => {
		const { unit, value } = replyTime(shop.replyMinutes);
		return (
			<li key={shop.slug} className="min-w-0">
				<ShopRow shop={shop} note={t(REPLIES[unit], { number: formatCount(value, language) })} />
			</li>
		);
	});
}
