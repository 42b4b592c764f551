import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageOpen } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { digitalListPath } from '../../../core/paths/digital-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DigitalCategoryTiles } from '../components/digital-category-tiles.tsx';
import { DigitalHomeSkeleton } from '../components/digital-home-skeleton.tsx';
import { HomeLead } from '../components/home-lead.tsx';
import { Shelf } from '../components/shelf.tsx';
import { POPULAR, SHELVES } from '../home-shelves.ts';
import { areaQueries } from '../queries.ts';

/** The digital area's shop window: categories, popular goods, and shelves by what plans give. */
export function DigitalHomePage() {
	const { t } = useTranslation('digital');
	const { brand } = useAppContext();
	const { data, error, mutate, isValidating } = useScreenQuery(areaQueries.categories);
	const held = data?.data.items;

	if (error) {
		return <QueryProblem headingLevel={1} title={t('home.failed')} query={{ error, mutate, isValidating }} />;
	}
	if (held === undefined) return <DigitalHomeSkeleton />;
	if (held.length === 0) {
		return (
			<EmptyState
				headingLevel={1}
				picture={<PackageOpen aria-hidden strokeWidth={1.5} />}
				title={t('home.emptyTitle')}
				description={t('home.emptyText')}
				actions={<LinkButton to="/search">{t('home.goods')}</LinkButton>}
			/>
		);
	}
	return (
		<div className="flex flex-col gap-8 tablet:gap-10">
			<HomeLead categories={held} />
			<DigitalCategoryTiles categories={held} />
			<Shelf title={t('home.popular')} request={POPULAR} to={digitalListPath(brand)} rows={2} isFirst />
			{SHELVES.map(({ key, request, pathOf }) => (
				<Shelf key={key} title={t(`home.${key}`)} request={request} to={pathOf(brand)} />
			))}
		</div>
	);
}
