import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFollows } from '../follow/use-follow.ts';
import { followedQueries } from '../queries.ts';
import { ShopRow } from './shop-row.tsx';
import { UnfollowButton } from './unfollow-button.tsx';

/** Props of {@link FollowedShops}. */
export interface FollowedShopsProps {
	/** Where the page begins; the list's start when undefined. */
	readonly cursor: string | undefined;
	/** Called when a row leaves, and the focus with it. */
	readonly onUnfollow: () => void;
}

const PLACES = [1, 2, 3, 4];

/** One page of the followed shops, as items of a list. */
export function FollowedShops({ cursor, onUnfollow }: FollowedShopsProps) {
	const { t } = useTranslation('follow');
	const { language } = usePreferences();
	const { edition } = useAppContext();
	const { data, error } = useScreenQuery(followedQueries.follows, { cursor });
	const states = useFollows();
	if (data === undefined) {
		if (error) return null;
		return PLACES.map((place) => (
			<li key={place} aria-hidden>
				<Skeleton shape="block" className="h-29 w-full rounded-card" />
			</li>
		));
	}
	return data.data.items
		.filter(({ slug }) => states[slug]?.isFollowing !== false)
		.map((shop) => (
			<li key={shop.slug}>
				<ShopRow
					shop={shop}
					note={t('list.since', {
						date: formatDate(new Date(shop.followedAt), language, EDITIONS[edition].timeZone),
					})}
					action={<UnfollowButton shop={shop} onUnfollow={onUnfollow} />}
				/>
			</li>
		));
}
