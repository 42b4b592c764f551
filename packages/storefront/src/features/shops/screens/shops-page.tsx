import { EmptyState } from '@zaylat/ui/empty-state';
import { Store } from 'lucide-react';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListedShops } from '../components/listed-shops.tsx';
import { shopsQueries } from '../queries.ts';
import { SHOPS_PATH } from '../shops-path.ts';

/** The shops of the edition, those with most followers first. */
export function ShopsPage() {
	const { t } = useTranslation('shops');
	const { first, cursors, open, end } = usePaged(shopsQueries.shops);
	const response = first.data?.data;
	if (first.error && response === undefined) {
		return (
			<LoadProblem
				headingLevel={1}
				title={t('list.failed')}
				code={first.error.code}
				onRetry={() => void first.mutate()}
				isRetrying={first.isValidating}
			/>
		);
	}
	if (response?.items.length === 0) {
		return (
			<EmptyState
				headingLevel={1}
				picture={<Store aria-hidden strokeWidth={1.5} />}
				title={t('list.emptyTitle')}
				description={t('list.emptyText')}
				actions={<LinkButton to="/">{t('home')}</LinkButton>}
			/>
		);
	}
	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('list.title')}</h1>
			<ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desk:grid-cols-3" aria-busy={response === undefined}>
				{cursors.map((cursor) => (
					<ListedShops key={cursor ?? ''} cursor={cursor} />
				))}
			</ul>
			<PagedEnd
				end={end}
				pathTo={(cursor) => `${SHOPS_PATH}?${new URLSearchParams({ cursor })}`}
				onOpen={open}
				labels={{ more: t('list.more'), loading: t('list.loading'), failed: t('list.failed') }}
			/>
		</div>
	);
}
