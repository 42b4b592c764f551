import type { CartLine } from '@zaylat/api-client';
import { addLine, removeLine, setQuantity } from '@zaylat/domain/cart';
import type { CartChange } from './cart-store.ts';

/**
 * Shows a change before the server has answered it.
 * @param pendingId id of the line that an `add` makes
 */
export function applyChange(lines: readonly CartLine[], change: CartChange, pendingId: string): readonly CartLine[] {
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
