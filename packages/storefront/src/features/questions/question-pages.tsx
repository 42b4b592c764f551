import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { LoadMore } from '@zaylat/ui/load-more';
import { usePreferences } from '../../core/context/app-context.ts';
import { QueryProblem } from '../../core/failures/query-problem.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { QuestionItem } from './question-item.tsx';
import { questionPage } from './question-queries.ts';
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
	const last = useQuery(questionPage(of.productId, cursors.at(-1)));
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
			{last.error && <QueryProblem title={t('failed')} query={last} />}
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
	const { data } = useQuery(questionPage(productId, cursor));
	return data?.data.items
		.filter(({ id }) => !exceptIds.includes(id))
		.map((question) => <QuestionItem key={question.id} question={question} shopName={shopName} />);
}
