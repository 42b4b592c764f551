import type { CartLine } from '@zaylat/api-client/contract';
import { lineStock } from '@zaylat/domain/cart';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { cartState } from '../feature.ts';

/** Whether the checkout takes some lines, together. */
export interface Selection {
	readonly isAll: boolean;
	/** Some, but not all. */
	readonly isSome: boolean;
	/** Nothing of them can be bought. */
	readonly isImpossible: boolean;
	readonly set: (isSelected: boolean) => void;
}

/** Whether the checkout takes lines, and what changes that; sold-out ones stay out of it. */
export function useSelection(lines: readonly CartLine[]): Selection {
	const cart = useFeatureState(cartState);
	const possible = lines.filter((line) => lineStock(line) !== 'sold_out');
	const count = possible.filter(({ isSelected }) => isSelected).length;
	return {
		isAll: possible.length > 0 && count === possible.length,
		isSome: count > 0 && count < possible.length,
		isImpossible: possible.length === 0,
		set(isSelected) {
			for (const line of possible) if (line.isSelected !== isSelected) void cart.select(line.id, isSelected);
		},
	};
}
