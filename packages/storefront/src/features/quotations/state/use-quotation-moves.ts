import { type ApiError, acceptQuotation, declineQuotation, withdrawQuotation } from '@zaylat/api-client';
import type { Quotation } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cartState } from '../../cart/feature.ts';
import { CART_PATH } from '../../cart/purchase/use-purchase.ts';
import { useSessionOver } from '../../session/use-session-over.ts';

/** A move that the buyer can make. */
export type QuotationMove = 'accept' | 'decline' | 'withdraw';

/** Errors of stock, with the key of their text: the quotation shows how many pieces are left. */
const SHORT = { quantity_limited: 'told.short', out_of_stock: 'told.soldOut' } as const;

const isShort = (code: string): code is keyof typeof SHORT => Object.hasOwn(SHORT, code);

/** What `useQuotationMoves` needs. */
export interface QuotationMoves {
	readonly quotation: Quotation;
	/** Called with the quotation as it stands after a move. */
	readonly onChange: (quotation: Quotation) => void;
	/** Called when its status turned out to differ from the one shown. */
	readonly onStale: () => void;
}

/** Makes the moves of a buyer, one at a time, and says how they went. */
export function useQuotationMoves({ quotation: { id }, onChange, onStale }: QuotationMoves) {
	const { t } = useTranslation('wholesale');
	const client = useClient();
	const cart = useFeatureState(cartState);
	const toast = useToast();
	const navigate = useShopNavigate();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();
	const { pathname, search } = useLocation();
	const [pending, setPending] = useState<QuotationMove>();

	async function refused(error: ApiError) {
		if (await sessionIsOver(error, pathname + search)) return;
		const { code } = error;
		const hasMoved = code === 'quotation_move_refused' || code === 'quotation_not_found';
		const { title, advice } = errorText(code);
		const description = hasMoved ? t('told.moved') : isShort(code) ? t(SHORT[code]) : `${title}. ${advice}`;
		toast.show({ id: 'quotation', tone: 'critical', title: t('told.failed'), description });
		if (hasMoved || isShort(code)) onStale();
	}

	async function accept(quantity?: number) {
		const attempt = await client.attempt(acceptQuotation(id, quantity));
		if (!attempt.ok) return refused(attempt.error);
		onChange(attempt.value.data.quotation);
		toast.show({
			id: 'quotation',
			tone: 'positive',
			title: t('told.accepted'),
			action: { label: t('item.cart'), onAction: () => navigate(CART_PATH) },
		});
		await cart.load();
	}

	async function settle(move: 'decline' | 'withdraw') {
		const attempt = await client.attempt(move === 'decline' ? declineQuotation(id) : withdrawQuotation(id));
		if (!attempt.ok) return refused(attempt.error);
		onChange(attempt.value.data);
		toast.show({
			id: 'quotation',
			tone: 'positive',
			title: t(move === 'decline' ? 'told.declined' : 'told.withdrawn'),
		});
	}

	return {
		pending,
		/** @param quantity pieces that are accepted, where fewer are left than quoted */
		async make(move: QuotationMove, quantity?: number) {
			if (pending !== undefined) return;
			setPending(move);
			await (move === 'accept' ? accept(quantity) : settle(move));
			setPending(undefined);
		},
	};
}
