import type { ApiError } from '@zaylat/api-client';
import type { FlashSaleItem } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { isRoundOver } from '@zaylat/domain/flash-sale';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAppContext, useNow } from '../../../core/context/app-context.ts';
import { flashSaleRequest } from '../queries.ts';

/** A round of a flash sale. */
export interface FlashSaleRound {
	readonly endsAt: string;
	readonly items: readonly FlashSaleItem[];
}

/** Where the flash sale of a shop stands while it is looked at. */
export type FlashSaleState =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly error: ApiError }
	/** There is none; `hasEnded` when one ended while it was looked at. */
	| { readonly kind: 'none'; readonly hasEnded: boolean }
	/** `isNew` when it began while the one before was looked at. */
	| { readonly kind: 'running'; readonly sale: FlashSaleRound; readonly isNew: boolean }
	/** The round is over and what holds now is not known: asked for, or, with an error, not to be had. */
	| { readonly kind: 'over'; readonly sale: FlashSaleRound; readonly error: ApiError | undefined };

/** A flash sale as it is followed. */
export interface FollowedSale {
	/** The same object while it says the same. */
	readonly state: FlashSaleState;
	/** Milliseconds since the epoch; goes on in whole seconds. */
	readonly now: number;
	readonly retry: () => void;
	readonly isRetrying: boolean;
}

/** How long to wait when the server's clock says that a round still runs, in milliseconds. */
const RECHECK_MS = 15_000;

/**
 * Follows the flash sale of a shop. When the round ends while the page is open, it asks what holds now, past every
 * cache, so that no price stays on screen that is not true any more.
 */
export function useFlashSale(slug: string): FollowedSale {
	const { timers, now: readNow } = useAppContext();
	const now = useNow();
	/** When it was last asked what comes after a round; undefined until one has ended. */
	const [after, setAfter] = useState<number>();
	const { data, error, mutate, isValidating } = useQuery(flashSaleRequest(slug, after), { keepPreviousData: true });
	const sale = data?.data;
	const endsAt = sale ? Date.parse(sale.endsAt) : undefined;
	const isOver = endsAt !== undefined && isRoundOver(endsAt, now);
	const isUnasked = isOver && (after === undefined || after < endsAt);
	const isUnchanged = isOver && !isUnasked && !isValidating && error === undefined;

	const ask = useCallback(() => setAfter(readNow()), [readNow]);
	useEffect(() => {
		if (isUnasked) ask();
		if (!isUnchanged) return;
		const timer = timers.after(RECHECK_MS, ask);
		return () => timers.cancel(timer);
	}, [isUnasked, isUnchanged, ask, timers]);

	const state = useMemo<FlashSaleState>(() => {
		if (sale && isOver) return { kind: 'over', sale, error };
		if (error) return { kind: 'failed', error };
		if (sale === undefined) return { kind: 'loading' };
		const hasEnded = after !== undefined;
		return sale === null ? { kind: 'none', hasEnded } : { kind: 'running', sale, isNew: hasEnded };
	}, [sale, isOver, error, after]);
	const retry = useCallback(() => void mutate(), [mutate]);

	return { state, now, retry, isRetrying: isValidating };
}
