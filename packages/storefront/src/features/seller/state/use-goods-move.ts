import { moveProduct } from '@zaylat/api-client';
import type { SellerProduct } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { GOODS_MOVES, type SellerMove, shownGoodsState } from '@zaylat/domain/goods';
import { useToast } from '@zaylat/ui/toast';
import { useRef } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Callbacks of the moves of a product. */
export interface GoodsMoveCallbacks {
	/** Called with the product as it is shown from now on: at once, and as it was when the move is refused. */
	readonly onChange: (product: SellerProduct) => void;
	/** Called when its state was no longer the one shown. */
	readonly onStale: () => void;
}

/**
 * Moves a product along. It is shown in its new state at once, and back in the old one when the move is refused. A move
 * that is made before the one before it was answered waits for that. Texts: areas `goods`, `failures`.
 */
export function useGoodsMove(
	product: SellerProduct,
	{ onChange, onStale }: GoodsMoveCallbacks,
): (to: SellerMove) => void {
	const { t } = useTranslation('goods');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const running = useRef(Promise.resolve());
	const waiting = useRef(0);
	/** The product as the server has it. */
	const stored = useRef(product);

	function move(to: SellerMove): void {
		if (waiting.current === 0) stored.current = product;
		waiting.current += 1;
		onChange({ ...product, state: shownGoodsState(GOODS_MOVES[to].to, product.stock) });
		running.current = running.current.then(() => send(to));
	}

	async function send(to: SellerMove): Promise<void> {
		const attempt = await client.attempt(moveProduct(product.id, to));
		waiting.current -= 1;
		if (attempt.ok) {
			const { state, product: written } = attempt.value.data;
			const isPreOrder = written.preOrderArrivesAt !== null;
			stored.current = { ...stored.current, state: shownGoodsState(state, product.stock, isPreOrder) };
			if (waiting.current > 0) return;
			onChange(stored.current);
			toast.show({ id: 'goods', tone: 'positive', title: t(`moved.${to}`, { name: product.name }) });
			return;
		}
		onChange(stored.current);
		const { code, details } = attempt.error;
		const isIncomplete = code === 'product_move_refused' && details.reason === 'incomplete';
		const { title, advice } = errorText(code, details);
		toast.show({
			id: 'goods',
			tone: 'critical',
			title: t('notMoved', { name: product.name }),
			description: isIncomplete ? t('incomplete') : `${title}. ${advice}`,
		});
		if ((code === 'product_move_refused' && !isIncomplete) || code === 'product_not_found') onStale();
	}

	return move;
}
