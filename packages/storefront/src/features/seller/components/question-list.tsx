import type { SellerQuestion } from '@zaylat/api-client/contract';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { deskLists } from '../queries.ts';
import { DeskQuestion } from './desk-question.tsx';

/** Props of {@link QuestionList}. */
export interface QuestionListProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of the questions about products as list items; a question that is answered keeps its place. */
export function QuestionList({ cursor }: QuestionListProps) {
	const { data, mutate } = useScreenQuery(deskLists.questions, { cursor });

	function replace(changed: SellerQuestion) {
		if (data === undefined) return;
		const items = data.data.items.map((each) => (each.id === changed.id ? changed : each));
		void mutate({ data: { ...data.data, items } }, { revalidate: false });
	}

	return data?.data.items.map((question) => (
		<li key={question.id}>
			<DeskQuestion question={question} onChange={replace} onStale={() => void mutate()} />
		</li>
	));
}
