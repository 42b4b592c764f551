import { openChatThread } from '@zaylat/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { type ChosenShop, readChosenShop, takeChosenShop } from '../../shops/ask-shop/chosen-shop.ts';
import { chatPath } from '../chat-address.ts';

/** How far the conversation with the chosen shop is. */
export type Opening =
	| { readonly status: 'none' }
	| { readonly status: 'opening'; readonly shop: ChosenShop }
	| { readonly status: 'failed'; readonly shop: ChosenShop; readonly code: string; readonly isOwnShop: boolean };

const NONE: Opening = { status: 'none' };

/**
 * Takes the shop that was chosen before the chat was entered (Specification §2), and opens the conversation with it.
 * @param onOpened called when there may be a conversation that the list does not have
 */
export function useChosenShop(onOpened: () => void): { readonly opening: Opening; readonly retry: () => void } {
	const { client, now } = useAppContext();
	const navigate = useShopNavigate();
	const [opening, setOpening] = useState<Opening>(NONE);

	async function open(shop: ChosenShop): Promise<void> {
		setOpening({ status: 'opening', shop });
		const attempt = await client().attempt(openChatThread(shop.shopId));
		if (attempt.ok) {
			navigate(chatPath({ threadId: attempt.value.data.id, productId: shop.productId }), { replace: true });
			setOpening(NONE);
			onOpened();
			return;
		}
		const { code, fields } = attempt.error;
		setOpening({ status: 'failed', shop, code, isOwnShop: fields.shop === 'own_shop' });
	}

	const { search } = useLocation();
	const hasEntered = useRef(false);
	const enter = useEffectEvent(() => {
		if (hasEntered.current) return;
		hasEntered.current = true;
		// The stored one is cleared whichever it is.
		const stored = takeChosenShop(now());
		const shop = readChosenShop(new URLSearchParams(search)) ?? stored;
		if (shop) void open(shop);
	});
	useEffect(() => enter(), []);

	const retry = () => {
		if (opening.status === 'failed') void open(opening.shop);
	};
	return { opening, retry };
}
