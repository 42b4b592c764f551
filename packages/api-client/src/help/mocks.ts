import type { MockHandlers } from '../mocks/answer.ts';
import { recordedItem, recordedList } from '../mocks/recorded/read.ts';
import { getHelpArticle, listHelpArticles } from './contract.ts';

/** Mock handlers of the help pages: one article of each group and the questions. */
export const helpHandlers = {
	listHelpArticles: recordedList(listHelpArticles, 'articles'),
	getHelpArticle: recordedItem(getHelpArticle, 'articles'),
} satisfies Partial<MockHandlers>;
