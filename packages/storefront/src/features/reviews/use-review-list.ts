import { useQuery } from '@zaylat/api-client/swr';
import { useState } from 'react';
import { ALL_REVIEWS, type ReviewChoice, reviewPage, summaryRequest } from './review-queries.ts';

/** The reviews that a visitor sees: filter and sort order, the pages opened so far, and their loading state. */
export function useReviewList(productId: string) {
	const [choice, setChoice] = useState(ALL_REVIEWS);
	const [cursors, setCursors] = useState<readonly string[]>([]);
	const summary = useQuery(summaryRequest(productId));
	const first = useQuery(reviewPage(productId, choice));
	const total = summary.data && countOf(summary.data.data, choice);

	return {
		choice,
		/** Changes the choice and begins at its first page. */
		choose(changed: Partial<ReviewChoice>) {
			setChoice({ ...choice, ...changed });
			setCursors([]);
		},
		cursors,
		open: (cursor: string) => setCursors([...cursors, cursor]),
		summary,
		first,
		/** How many fit the choice; undefined where nobody counted that. */
		total,
	};
}

/** What `useReviewList` gives. */
export type ReviewList = ReturnType<typeof useReviewList>;

interface Counts {
	readonly count: number;
	readonly rows: readonly { readonly stars: number; readonly count: number }[];
	readonly withPicturesCount: number;
}

function countOf({ count, rows, withPicturesCount }: Counts, { rating, isWithPictures }: ReviewChoice) {
	if (rating === undefined) return isWithPictures ? withPicturesCount : count;
	return isWithPictures ? undefined : rows.find(({ stars }) => stars === Number(rating))?.count;
}
