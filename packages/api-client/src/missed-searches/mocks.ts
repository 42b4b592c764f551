import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, timeOf } from '../mocks/answer.ts';

/** Edition, text, searches, days, and days since the last. */
const MISSED = [
	['mm', 'power bank 50000', 64, 21, 0],
	['th', 'ผ้าขาวม้า', 31, 12, 1],
	['mm', 'ပုဆိုး လက်ရက်', 18, 9, 3],
	['th', 'desk fan usb', 7, 4, 20],
	['mm', 'shan tofu kit', 5, 3, 45],
] as const;

/** Mock answers of searches without a result. */
export const missedSearchHandlers = {
	listMissedSearches: ({ world, query }) => ({
		items: MISSED.filter(
			([edition, , , , ago]) =>
				world.options.size !== 'empty' &&
				ago < query.days &&
				(query.edition === undefined || edition === query.edition),
		).map(([edition, text, searches, days, ago]) => ({
			...{ edition, text, searches, days, lastDay: timeOf(world, -ago * DAY_MS).slice(0, 10) },
		})),
	}),
} satisfies Partial<MockHandlers>;
