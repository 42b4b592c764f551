import type { CartLine } from '@zaylat/api-client';
import { addLine, countPieces, removeLine, setQuantity } from '@zaylat/domain/cart';
import type { CartChange, PendingChange } from './cart-store.ts';

/** The lines of a cart with the changes that have no response yet. */
export const shownLines = (lines: readonly CartLine[], pending: readonly PendingChange[]): readonly CartLine[] =>
	pending.reduce((shown, { value, id }) => applyChange(shown, value, id), lines);

/** The lines that are saved for later with the changes that have no response yet, the latest first. */
export const shownSaved = (saved: readonly CartLine[], pending: readonly PendingChange[]): readonly CartLine[] =>
	pending.reduce((shown, { value }) => applyToSaved(shown, value), saved);

/** Number of pieces of a cart with the changes that have no response yet. @param known undefined before it was fetched */
export function shownCount(
	known: { readonly lines: readonly CartLine[] } | undefined,
	storedCount: number,
	pending: readonly PendingChange[],
): number {
	const lines = known ? shownLines(known.lines, pending) : [];
	const withoutLine = pending.reduce((sum, { value: change }) => {
		if (change.kind !== 'add') return sum;
		const isShown = lines.some(({ variantId }) => variantId === change.variantId);
		return isShown ? sum : sum + change.quantity;
	}, 0);
	return (known ? countPieces(lines) : storedCount) + withoutLine;
}

/** Id of the line that an `add` shows until the server has stored it. @param id of the pending change */
export const pendingLineId = (id: string) => `${PENDING}${id}`;

/** Whether a line is not stored yet. */
export const isPendingLine = (lineId: string) => lineId.startsWith(PENDING);

const PENDING = 'pending-';

/** The line that a change is of, whether or not it was stored in the meantime. */
export function lineOfChange<Line extends { readonly id: string; readonly variantId: string }>(
	lines: readonly Line[],
	change: Exclude<CartChange, { kind: 'add' }>,
): Line | undefined {
	return lines.find(({ id }) => id === change.lineId) ?? lines.find(({ variantId }) => variantId === change.variantId);
}

/** Ids of the lines that changes are of. */
export function changedLines(lines: readonly CartLine[], changes: readonly PendingChange[]): ReadonlySet<string> {
	const ids = changes.flatMap(({ value }) => {
		const line =
			value.kind === 'add' ? lines.find(({ variantId }) => variantId === value.variantId) : lineOfChange(lines, value);
		return line ? [line.id] : [];
	});
	return new Set(ids);
}

/** Applies a change before the server has responded to it. @param id of the pending change */
function applyChange(lines: readonly CartLine[], change: CartChange, id: string): readonly CartLine[] {
	if (change.kind === 'add') {
		const known = lines.find(({ variantId }) => variantId === change.variantId) ?? change.line;
		return known === undefined
			? lines
			: addLine(lines, { isSelected: true, ...known, id: pendingLineId(id), quantity: change.quantity });
	}
	const changed = lineOfChange(lines, change);
	if (change.kind === 'save' && !change.isSaved) return changed ? lines : [...lines, change.line];
	if (changed === undefined) return lines;
	switch (change.kind) {
		case 'change':
			return setQuantity(lines, changed.id, change.quantity);
		case 'select':
			return lines.map((line) => (line === changed ? { ...line, isSelected: change.isSelected } : line));
		case 'remove':
		case 'save':
			return removeLine(lines, changed.id);
	}
}

/** Applies a change to the lines that are saved for later, before the server has responded to it. */
function applyToSaved(saved: readonly CartLine[], change: CartChange): readonly CartLine[] {
	if (change.kind === 'add') return saved.filter(({ variantId }) => variantId !== change.variantId);
	const others = removeLine(saved, change.lineId);
	if (change.kind === 'save') return change.isSaved ? [change.line, ...others] : others;
	return change.kind === 'remove' ? others : saved;
}
