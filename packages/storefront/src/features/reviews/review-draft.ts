/** The stored part of a review that is being written. Pictures exist as long as the form. */
export interface ReviewDraft {
	/** 1 to 5 stars, or null. */
	readonly rating: number | null;
	readonly text: string;
}

const keyOf = (draftId: string) => `review-${draftId}`;

/** Keeps what was written in the tab, so that closing the dialog or signing in on the way loses nothing. */
export function keepReview(draftId: string, { rating, text }: ReviewDraft): void {
	try {
		window.sessionStorage.setItem(keyOf(draftId), JSON.stringify({ rating, text }));
	} catch {
		// Without storage it lives as long as the dialog.
	}
}

/** What was written before and not sent; undefined when nothing was. */
export function readReview(draftId: string): ReviewDraft | undefined {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(draftId)) ?? 'null');
		if (typeof kept !== 'object' || kept === null) return undefined;
		const rating: unknown = Reflect.get(kept, 'rating');
		const text: unknown = Reflect.get(kept, 'text');
		return { rating: typeof rating === 'number' ? rating : null, text: typeof text === 'string' ? text : '' };
	} catch {
		return undefined;
	}
}

/** Forgets it, once it was sent. */
export function forgetReview(draftId: string): void {
	try {
		window.sessionStorage.removeItem(keyOf(draftId));
	} catch {
		// There was none.
	}
}
