import type { MockHandlers } from '../mocks/answer.ts';
import { recordedItem, recordedList } from '../mocks/recorded/read.ts';
import { getBusiness, listBusinesses } from './contract.ts';

/** Mock handlers of the business directory. */
export const businessHandlers = {
	listBusinesses: recordedList(listBusinesses, 'businesses', ({ name }) => [name]),
	getBusiness: recordedItem(getBusiness, 'businesses'),
} satisfies Partial<MockHandlers>;
