import type { OwnReview } from '@zaylat/api-client/contract';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { profileQueries } from '../queries.ts';
import { OwnReviewCard } from './own-review-card.tsx';

/** Props of {@link OwnReviewList}. */
export interface OwnReviewListProps {
	/** Where this page of the reviews begins. */
	readonly cursor: string | undefined;
	/** Called when one of them was removed. */
	readonly onRemoved: () => void;
}

/** One page of own reviews; what is changed or removed shows at once. */
export function OwnReviewList({ cursor, onRemoved }: OwnReviewListProps) {
	const { data, mutate } = useScreenQuery(profileQueries.ownReviews, { cursor });
	if (data === undefined) return null;
	const { items, page } = data.data;
	const put = (changed: OwnReview[]) => void mutate({ data: { items: changed, page } }, { revalidate: false });
	return items.map((review) => (
		<li key={review.id}>
			<OwnReviewCard
				review={review}
				onChanged={(next) => put(items.map((one) => (one.id === next.id ? next : one)))}
				onRemoved={() => {
					put(items.filter(({ id }) => id !== review.id));
					onRemoved();
				}}
			/>
		</li>
	));
}
