import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ImageOff } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { BannerForm } from '../content/banner-form.tsx';
import { homeContentQueries } from '../content/content-queries.ts';
import { HomeSubpage } from '../content/home-subpage.tsx';
import { SECTIONS } from '../operating-path.ts';

/** The form of a banner: a new one, or the one that the address names. */
export function BannerPage() {
	const { t } = useTranslation('content');
	return (
		<OperatingFrame title={t('banners.form')} section="home">
			{() => (
				<HomeSubpage>
					<Form />
				</HomeSubpage>
			)}
		</OperatingFrame>
	);
}

function Form() {
	const { t } = useTranslation(['content', 'operating']);
	const id = useQueryContext().url.searchParams.get('id');
	const navigate = useShopNavigate();
	const { data, error, mutate, isValidating } = useScreenQuery(homeContentQueries.content);
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-96 w-full rounded-card" />
			</div>
		);
	}
	const banner = data.data.banners.find((each) => each.id === id);
	if (id !== null && banner === undefined) {
		return (
			<EmptyState
				headingLevel={2}
				picture={<ImageOff aria-hidden strokeWidth={1.5} />}
				title={t('banners.gone')}
				description={t('banners.goneText')}
			/>
		);
	}
	return (
		<div className="max-w-3xl">
			<BannerForm
				key={id ?? ''}
				banner={banner}
				onSaved={async (content) => {
					await mutate(content, { revalidate: false });
					navigate(SECTIONS.home.path);
				}}
			/>
		</div>
	);
}
