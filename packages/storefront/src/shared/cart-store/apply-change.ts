import type { CartLine } from '@zaylat/api-client';
import { addLine, countPieces, removeLine, setQuantity } from '@zaylat/domain/cart';
import type { CartChange, PendingChange } from './cart-store.ts';

/** The lines of a cart with the changes that have no response yet. */
export const shownLines = (lines: readonly CartLine[], pending: readonly PendingChange[]): readonly CartLine[] =>
	pending.reduce((shown, { change, id }) => applyChange(shown, change, id), lines);

/** Number of pieces of a cart with the changes that have no response yet. @param known undefined before it was fetched */
export function shownCount(
	known: { readonly lines: readonly CartLine[] } | undefined,
	storedCount: number,
	pending: readonly PendingChange[],
): number {
	const lines = known ? shownLines(known.lines, pending) : [];
	const withoutLine = pending.reduce((sum, { change }) => {
		if (change.kind !== 'add') return sum;
		const isShown = lines.some(({ variantId }) => variantId === change.variantId);
		return isShown ? sum : sum + change.quantity;
	}, 0);
	return (known ? countPieces(lines) : storedCount) + withoutLine;
}

/**
 * Applies a change before the server has responded to it.
 * @param pendingId id of the line that an `add` creates
 */
function applyChange(lines: readonly CartLine[], change: CartChange, pendingId: string): readonly CartLine[] {
	switch (change.kind) {
		case 'add': {
			const known = lines.find(({ variantId }) => variantId === change.variantId) ?? change.line;
			return known === undefined
				? lines
				: addLine(lines, { isSelected: true, ...known, id: pendingId, quantity: change.quantity });
		}
		case 'change':
			return setQuantity(lines, change.lineId, change.quantity);
		case 'select':
			return lines.map((line) => (line.id === change.lineId ? { ...line, isSelected: change.isSelected } : line));
		case 'remove':
			return removeLine(lines, change.lineId);
	}
}
