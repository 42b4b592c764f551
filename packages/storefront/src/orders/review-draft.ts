/** What is kept of a review while it is written. Pictures live as long as the form. */
export interface ReviewDraft {
	/** 1 to 5 stars, or null. */
	readonly rating: number | null;
	readonly text: string;
}

const keyOf = (lineId: string) => `review-${lineId}`;

/** Keeps what was written in the tab, so that closing the dialog or signing in on the way loses nothing. */
export function keepReview(lineId: string, { rating, text }: ReviewDraft): void {
	try {
		window.sessionStorage.setItem(keyOf(lineId), JSON.stringify({ rating, text }));
	} catch {
		// Without storage it lives as long as the dialog.
	}
}

/** What was written before; an empty review when nothing was. */
export function readReview(lineId: string): ReviewDraft {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(lineId)) ?? 'null');
		if (typeof kept !== 'object' || kept === null) return EMPTY;
		const rating: unknown = Reflect.get(kept, 'rating');
		const text: unknown = Reflect.get(kept, 'text');
		return { rating: typeof rating === 'number' ? rating : null, text: typeof text === 'string' ? text : '' };
	} catch {
		return EMPTY;
	}
}

/** Forgets it, once it was sent. */
export function forgetReview(lineId: string): void {
	try {
		window.sessionStorage.removeItem(keyOf(lineId));
	} catch {
		// There was none.
	}
}

const EMPTY: ReviewDraft = { rating: null, text: '' };
