import type { MockHandlers } from '../mocks/answer.ts';
import { recordedItem, recordedList } from '../mocks/recorded/read.ts';
import { getPostOffice, listPostOffices } from './contract.ts';

/** Mock handlers of the post office calls: one office per township of the mock world. */
export const postOfficeHandlers = {
	listPostOffices: recordedList(listPostOffices, 'postOffices', ({ region, township }) => [region, township]),
	getPostOffice: recordedItem(getPostOffice, 'postOffices'),
} satisfies Partial<MockHandlers>;
