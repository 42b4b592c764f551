import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/time.ts';
import {
	isReturnOpen,
	RETURN_STATUSES,
	type ReturnOfPieces,
	returnableLines,
	returnableUntil,
	returnMovesFrom,
	returnProblem,
	shownReturnStatus,
} from './index.ts';

describe('a return', () => {
	it('is accepted, declined and refunded by the shop, and withdrawn by the shopper', () => {
		expect(returnMovesFrom('requested', 'seller')).toEqual(['accepted', 'declined']);
		expect(returnMovesFrom('accepted', 'seller')).toEqual(['declined', 'refunded']);
		expect(returnMovesFrom('requested', 'customer')).toEqual(['withdrawn']);
		expect(returnMovesFrom('accepted', 'customer')).toEqual(['withdrawn']);
		for (const actor of ['customer', 'seller', 'system'] as const) {
			for (const ended of ['declined', 'withdrawn', 'refunded'] as const) {
				expect(returnMovesFrom(ended, actor)).toEqual([]);
			}
		}
		expect(returnMovesFrom('requested', 'system')).toEqual([]);
		expect(RETURN_STATUSES.filter(isReturnOpen)).toEqual(['requested', 'accepted']);
	});

	it('can be asked for until 7 days after the delivery, for goods alone', () => {
		const deliveredAt = 1_000;
		const parcel = { kind: 'goods', status: 'delivered', deliveredAt } as const;
		expect(returnableUntil(parcel)).toBe(deliveredAt + 7 * DAY_MS);
		expect(returnableUntil({ ...parcel, status: 'complete' })).toBe(deliveredAt + 7 * DAY_MS);
		expect(returnableUntil({ ...parcel, status: 'on going' })).toBeUndefined();
		expect(returnableUntil({ ...parcel, kind: 'digital' })).toBeUndefined();
		expect(returnableUntil({ ...parcel, deliveredAt: undefined })).toBeUndefined();
	});

	describe('takes pieces', () => {
		const lines = [
			{ id: 'cup', quantity: 3 },
			{ id: 'tea', quantity: 1 },
		];
		const of = (status: ReturnOfPieces['status'], ...pieces: readonly (readonly [string, number])[]) => ({
			status,
			lines: pieces.map(([lineId, quantity]) => ({ lineId, quantity })),
		});
		const mostOf = (...returns: readonly ReturnOfPieces[]) =>
			returnableLines(lines, returns).map(({ line, most }) => [line.id, most]);

		it('of a line until none is left, each once', () => {
			expect(mostOf()).toEqual([
				['cup', 3],
				['tea', 1],
			]);
			expect(mostOf(of('refunded', ['cup', 1]))).toEqual([
				['cup', 2],
				['tea', 1],
			]);
			expect(
				mostOf(of('refunded', ['cup', 1]), of('accepted', ['cup', 1]), of('requested', ['cup', 1], ['tea', 1])),
			).toEqual([]);
		});

		it('that a declined or withdrawn return gives back', () => {
			const closed = [of('declined', ['cup', 3]), of('withdrawn', ['cup', 2], ['tea', 1])];
			expect(mostOf(...closed)).toEqual(mostOf());
			expect(mostOf(...closed, of('requested', ['cup', 2]))).toEqual([
				['cup', 1],
				['tea', 1],
			]);
		});

		it('but no more than were bought, no foreign ones, and none that another return has', () => {
			const problem = (returns: readonly ReturnOfPieces[], ...pieces: readonly (readonly [string, number])[]) =>
				returnProblem(of('requested', ...pieces).lines, lines, returns);
			expect(problem([], ['cup', 3], ['tea', 1])).toBeUndefined();
			expect(problem([], ['cup', 4])).toBe('not_in_parcel');
			expect(problem([], ['cloth', 1])).toBe('not_in_parcel');
			expect(problem([], ['cloth', 1], ['tea', 1])).toBe('not_in_parcel');
			expect(problem([], ['cup', 1], ['cup', 1])).toBe('not_in_parcel');
			expect(problem([of('refunded', ['cup', 2])], ['cup', 1])).toBeUndefined();
			expect(problem([of('refunded', ['cup', 2])], ['cup', 2])).toBe('in_return');
			expect(problem([of('declined', ['cup', 2])], ['cup', 3])).toBeUndefined();
		});

		it('never more than were bought, whatever was requested, declined and withdrawn before', () => {
			const move = fc.record({
				status: fc.constantFrom(...RETURN_STATUSES),
				cup: fc.integer({ min: 0, max: 4 }),
				tea: fc.integer({ min: 0, max: 2 }),
			});
			fc.assert(
				fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
					const returns: ReturnOfPieces[] = [];
					for (const { status, cup, tea } of moves) {
						const wanted = of(status, ['cup', cup], ['tea', tea]);
						if (returnProblem(wanted.lines, lines, returns) === undefined) returns.push(wanted);
					}
					const standing = returns.filter(({ status }) => status !== 'declined' && status !== 'withdrawn');
					const left = new Map(returnableLines(lines, returns).map(({ line, most }) => [line.id, most]));
					for (const { id, quantity } of lines) {
						const taken = standing.flatMap((each) => each.lines).filter(({ lineId }) => lineId === id);
						const sum = taken.reduce((pieces, each) => pieces + each.quantity, 0);
						expect(sum).toBeLessThanOrEqual(quantity);
						expect(left.get(id) ?? 0).toBe(quantity - sum);
					}
				}),
			);
		});
	});

	it('is named in a list by the state that somebody waits for, else by how it ended', () => {
		expect(shownReturnStatus([])).toBeUndefined();
		expect(shownReturnStatus(['withdrawn'])).toBeUndefined();
		expect(shownReturnStatus(['refunded', 'requested', 'accepted'])).toBe('accepted');
		expect(shownReturnStatus(['declined', 'refunded', 'requested'])).toBe('requested');
		expect(shownReturnStatus(['withdrawn', 'declined', 'refunded'])).toBe('refunded');
		expect(shownReturnStatus(['withdrawn', 'declined'])).toBe('declined');
	});
});
