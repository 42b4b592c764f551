import { usePaged } from '../../../core/lists/use-paged.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListBody } from '../components/list-body.tsx';
import { ListSearch } from '../components/list-search.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { ReviewRows } from '../components/review-rows.tsx';
import { readReviewSearch, reviewsPath, SECTIONS } from '../operating-path.ts';
import { reviewsQueries } from '../queries.ts';

const READS = ['/api/operating/goods'];

/** Goods that sellers sent for review, those that wait longest first. */
export function ReviewsPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.goods')} section="goods" calls={READS}>
			{() => <Reviews />}
		</OperatingFrame>
	);
}

function Reviews() {
	const { t } = useTranslation('operatedGoods');
	const search = readReviewSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(reviewsQueries.goods);
	return (
		<>
			<ListSearch
				key={search.search ?? ''}
				label={t('search')}
				hint={t('searchHint')}
				path={SECTIONS.goods.path}
				search={search.search}
				state={undefined}
				pathOf={(typed) => reviewsPath({ search: typed })}
			/>
			<ListBody
				query={first}
				emptyTitle={t('empty')}
				emptyText={t('emptyText')}
				end={end}
				open={open}
				pathTo={(cursor) => reviewsPath(search, cursor)}
			>
				{cursors.map((cursor) => (
					<ReviewRows key={cursor ?? ''} cursor={cursor} />
				))}
			</ListBody>
		</>
	);
}
