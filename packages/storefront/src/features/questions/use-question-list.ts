import { useQuery } from '@zaylat/api-client/swr';
import { useState } from 'react';
import { questionPage } from './question-queries.ts';

/** The answered questions about a product, as far as they were opened. */
export function useQuestionList(productId: string) {
	const [cursors, setCursors] = useState<readonly string[]>([]);
	const first = useQuery(questionPage(productId));
	return { cursors, open: (cursor: string) => setCursors([...cursors, cursor]), first };
}

/** The list of {@link useQuestionList}. */
export type QuestionList = ReturnType<typeof useQuestionList>;
