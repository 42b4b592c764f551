import type { MockHandlers } from '../mocks/answer.ts';

/** Mock answers of the calls about figures of pages. */
export const pageFigureHandlers = {
	sendPageFigures: () => ({}),
} satisfies Partial<MockHandlers>;
