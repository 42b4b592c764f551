import { productQuestions } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { LoadMore } from '@zaylat/ui/load-more';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../load-problem/load-problem.tsx';
import { QuestionItem } from './question-item.tsx';
import type { QuestionList } from './use-question-list.ts';

/** Props of {@link QuestionPages}. */
export interface QuestionPagesProps {
	readonly productId: string;
	readonly shopName: string;
	readonly list: QuestionList;
	/** Questions that are shown elsewhere. */
	readonly exceptIds: readonly string[];
}

/** The answered questions about a product, page by page. */
export function QuestionPages({ list, ...of }: QuestionPagesProps) {
	const { t } = useTranslation('questions');
	const { language } = usePreferences();
	const { cursors, open, first } = list;
	const last = useQuery(productQuestions(of.productId, { cursor: cursors.at(-1) }));
	const pageSize = first.data?.data.items.length ?? 0;
	const next = last.data?.data.page.next ?? null;
	const isPending = last.data === undefined;
	const shown = cursors.length * pageSize + (last.data?.data.items.length ?? 0);
	const total = next === null && !isPending ? shown : Math.max(first.data?.data.total ?? 0, shown + 1);
	return (
		<>
			<ul className="flex flex-col divide-y divide-border">
				{[undefined, ...cursors].map((cursor) => (
					<Page key={cursor ?? ''} cursor={cursor} {...of} />
				))}
			</ul>
			{last.error && (
				<LoadProblem
					title={t('failed')}
					code={last.error.code}
					onRetry={() => void last.mutate()}
					isRetrying={last.isValidating}
				/>
			)}
			{!last.error && (cursors.length > 0 || next !== null) && (
				<LoadMore
					shown={shown}
					total={total}
					progressText={t('shownOf', { shown: formatCount(shown, language), total: formatCount(total, language) })}
					onLoadMore={() => next !== null && open(next)}
					isPending={isPending}
					pendingLabel={t('loading')}
					className="noscript:hidden"
				>
					{t('more')}
				</LoadMore>
			)}
		</>
	);
}

interface PageProps extends Omit<QuestionPagesProps, 'list'> {
	readonly cursor: string | undefined;
}

function Page({ productId, shopName, exceptIds, cursor }: PageProps) {
	const { data } = useQuery(productQuestions(productId, { cursor }));
	return data?.data.items
		.filter(({ id }) => !exceptIds.includes(id))
		.map((question) => <QuestionItem key={question.id} question={question} shopName={shopName} />);
}
