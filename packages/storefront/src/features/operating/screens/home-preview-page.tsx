import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Store } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Banners } from '../../home/components/banners.tsx';
import { BelowSale } from '../../home/components/below-sale.tsx';
import { LeadSale } from '../../home/components/lead-sale.tsx';
import { hasGoods } from '../../home/has-goods.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { readPreviewSearch } from '../content/content-path.ts';
import { homePreviewQueries } from '../content/content-queries.ts';
import { HomeSubpage } from '../content/home-subpage.tsx';
import { InLanguage } from '../content/in-language.tsx';
import { PreviewFilter } from '../content/preview-filter.tsx';

/** The home page as it will be at a moment and in a language, before anybody sees it. */
export function HomePreviewPage() {
	const { t } = useTranslation('content');
	return (
		<OperatingFrame title={t('preview.title')} section="home">
			{() => (
				<HomeSubpage>
					<Preview />
				</HomeSubpage>
			)}
		</OperatingFrame>
	);
}

/** Areas of texts that the home page uses. */
const AREAS = ['home', 'catalog', 'coupons', 'failures'] as const;

const noEnd = () => {};

function Preview() {
	const { t } = useTranslation(['content', 'operating']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const search = readPreviewSearch(useQueryContext().url.searchParams, edition);
	const { data, error, mutate, isValidating } = useScreenQuery(homePreviewQueries.preview);
	const skeleton = (
		<div role="status" aria-label={t('operating:loading')}>
			<Skeleton shape="block" className="h-96 w-full rounded-card" />
		</div>
	);

	function page() {
		if (error && data === undefined && error.code !== 'second_factor_required') {
			return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) return skeleton;
		const feed = data.data;
		if (feed.banners.length === 0 && !hasGoods(feed)) {
			return (
				<EmptyState
					headingLevel={2}
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('preview.empty')}
					description={t('preview.emptyText')}
				/>
			);
		}
		return (
			<InLanguage language={search.language ?? language} areas={AREAS} placeholder={skeleton}>
				<div className="flex flex-col gap-8 overflow-hidden rounded-card border border-border bg-surface p-4 tablet:gap-10">
					{feed.banners.length > 0 && <Banners banners={feed.banners} />}
					<LeadSale feed={feed} onSaleEnd={noEnd} />
					<BelowSale feed={feed} onSaleEnd={noEnd} />
				</div>
			</InLanguage>
		);
	}

	return (
		<>
			<PreviewFilter key={JSON.stringify(search)} search={search} />
			<p className="text-pretty text-sm text-text-muted">{t('preview.about')}</p>
			{page()}
		</>
	);
}
