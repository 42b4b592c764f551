import { categories } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageOpen } from 'lucide-react';
import { useAppContext } from '../app/app-context.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { digitalListPath } from '../shared/digital-path/digital-path.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { DigitalCategoryTiles } from './components/digital-category-tiles.tsx';
import { DigitalHomeSkeleton } from './components/digital-home-skeleton.tsx';
import { HomeLead } from './components/home-lead.tsx';
import { Shelf } from './components/shelf.tsx';
import { POPULAR, SHELVES } from './home-shelves.ts';

/** The digital area's shop window: categories, popular goods, and shelves by what plans give. */
export function DigitalHomePage() {
	const { t } = useTranslation('digital');
	const { brand } = useAppContext();
	const { data, error, mutate, isValidating } = useQuery(categories('digital'));
	const held = data?.data.items;

	if (error) {
		return (
			<LoadProblem
				headingLevel={1}
				title={t('home.failed')}
				code={error.code}
				onRetry={() => void mutate()}
				isRetrying={isValidating}
			/>
		);
	}
	if (held === undefined) return <DigitalHomeSkeleton />;
	if (held.length === 0) {
		return (
			<EmptyState
				headingLevel={1}
				picture={<PackageOpen aria-hidden strokeWidth={1.5} />}
				title={t('home.emptyTitle')}
				description={t('home.emptyText')}
				actions={
					<ShopLink to="/search" className={buttonStyles({ variant: 'primary' })}>
						{t('home.goods')}
					</ShopLink>
				}
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
