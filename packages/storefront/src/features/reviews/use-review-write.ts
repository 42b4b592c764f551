import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import type { RefusedWrite } from '../../core/writes/write-queue.ts';
import { forgetReview } from './review-draft.ts';
import type { ReviewWrite } from './review-writes.ts';
import { reviewWritesState } from './review-writes.ts';

/**
 * Follows the review of a bought line that waits for the connection.
 * @param onReviewed called when it was stored after it had waited
 */
export function useReviewWrite(lineId: string, onReviewed: () => void) {
	const writes = useFeatureState(reviewWritesState);
	const { pending, isWaiting, refusals } = useStore(writes.state);
	const isThis = ({ value }: { readonly value: ReviewWrite }) => value.orderLineId === lineId;
	const refusal: RefusedWrite<ReviewWrite> | undefined = refusals.find((each) => each.isLate && isThis(each));
	const isKept = isWaiting && pending.some(isThis);
	const isUnanswered = pending.some(isThis);
	const hasWaited = useRef(false);
	const follow = useEffectEvent((isNowKept: boolean, isStillUnanswered: boolean) => {
		hasWaited.current ||= isNowKept;
		if (isStillUnanswered || !hasWaited.current) return;
		hasWaited.current = false;
		if (refusal) return;
		forgetReview(lineId);
		onReviewed();
	});
	useEffect(() => follow(isKept, isUnanswered), [isKept, isUnanswered]);
	return { isWaiting: isKept, refusal, dismiss: () => refusal && writes.dismiss(refusal.id) };
}
