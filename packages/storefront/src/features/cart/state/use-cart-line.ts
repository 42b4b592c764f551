import type { CartLine } from '@zaylat/api-client/contract';
import { useToast } from '@zaylat/ui/toast';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionOver } from '../../session/use-session-over.ts';
import { cartState } from '../feature.ts';
import type { CartRefusal, CartResult } from './cart-store.ts';

/** What a shopper can do with a line of the cart. */
export interface CartLineActions {
	/** Sets the quantity; shown at once. A refusal is at the line until the next change. */
	readonly changeTo: (quantity: number) => void;
	/** Takes the line out, with a way to take that back unless it is saved for later. */
	readonly remove: () => void;
	/** Saves the line for later with variant, quantity and quotation, with a way to take that back. */
	readonly keepForLater: () => void;
	/** Puts a line that was saved for later back into the cart. */
	readonly putBack: () => void;
	readonly refusal: CartRefusal | undefined;
}

/** Changes of one line of the cart, with their messages. @param isSaved whether it is saved for later */
export function useCartLine(line: CartLine, isSaved = false): CartLineActions {
	const { t } = useTranslation('cart');
	const cart = useFeatureState(cartState);
	const refusal = useStore(cart.writes, ({ refusals }) =>
		refusals.findLast(({ value }) => value.kind === 'change' && value.lineId === line.id),
	);
	const toast = useToast();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();
	const { pathname, search } = useLocation();

	async function tellWhenRefused(result: CartResult) {
		if (result.ok || (await sessionIsOver(result.error, pathname + search))) return;
		const { title, advice } = errorText(result.error.code);
		toast.show({ tone: 'critical', title: t('notSaved'), description: `${title}. ${advice}` });
	}

	async function takeOut() {
		cart.dismissRefusal(refusal?.id);
		const { id: _, quantity, ...draft } = line;
		const removal = cart.remove(line.id);
		toast.show({
			id: `line-${line.variantId}`,
			title: t('removed', { name: line.name }),
			// What was saved for later would return into the cart.
			...(!isSaved && {
				action: {
					label: t('undo'),
					onAction: () => void cart.add(line.variantId, quantity, draft).then(tellWhenRefused),
				},
			}),
		});
		await tellWhenRefused(await removal);
	}

	async function saveForLater() {
		cart.dismissRefusal(refusal?.id);
		const saving = cart.save(line, true);
		toast.show({
			id: `line-${line.variantId}`,
			title: t('line.kept', { name: line.name }),
			action: { label: t('undo'), onAction: () => void cart.save(line, false).then(tellWhenRefused) },
		});
		await tellWhenRefused(await saving);
	}

	return {
		changeTo(quantity) {
			if (refusal) cart.dismissRefusal(refusal.id);
			void cart.change(line.id, quantity).then((result) => result.ok || sessionIsOver(result.error, pathname + search));
		},
		remove: () => void takeOut(),
		keepForLater: () => void saveForLater(),
		putBack: () => void cart.save(line, false).then(tellWhenRefused),
		refusal,
	};
}
