import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { digitalHomePath } from '../../../core/paths/digital-path.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Trail } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductSkeleton } from '../../product/product-skeleton.tsx';
import { DigitalArea } from '../components/digital-area.tsx';
import { DigitalProductView } from '../components/digital-product-view.tsx';
import { trailOf } from '../digital-trail.ts';
import { digitalProductQueries } from '../queries.ts';
import { DigitalProductFailure } from './digital-product-failure.tsx';

/** The digital product that the address names, within the digital area. */
export function DigitalProductPage() {
	const { t } = useTranslation(['digital', 'catalog']);
	const { language } = usePreferences();
	const { brand } = useAppContext();
	const { data, error, mutate, isValidating } = useScreenQuery(digitalProductQueries.product);
	if (error) return <DigitalProductFailure failure={error} retry={() => void mutate()} isRetrying={isValidating} />;
	const path = data?.data.categoryPath ?? [];
	return (
		<DigitalArea current={path[0]?.slug}>
			<div className="min-h-11 max-tablet:hidden tablet:min-h-8">
				<Trail
					label={t('catalog:category.trail')}
					steps={[{ name: t('home.title'), to: digitalHomePath(brand) }, ...trailOf(path, brand, language)]}
					endsHere={false}
				/>
			</div>
			{data ? <DigitalProductView key={data.data.id} product={data.data} /> : <ProductSkeleton />}
		</DigitalArea>
	);
}
