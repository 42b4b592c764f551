import { productDetail } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useParams } from 'react-router';
import { useAppContext, usePreferences } from '../app/app-context.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { digitalHomePath } from '../shared/digital-path/digital-path.ts';
import { ProductSkeleton } from '../shared/product-page/product-skeleton.tsx';
import { Trail } from '../shared/section/trail.tsx';
import { DigitalArea } from './components/digital-area.tsx';
import { DigitalProductView } from './components/digital-product-view.tsx';
import { DigitalProductFailure } from './digital-product-failure.tsx';
import { digitalProductOf } from './digital-product-of.ts';
import { trailOf } from './digital-trail.ts';

/** The digital product that the address names, within the digital area. */
export function DigitalProductPage() {
	const { t } = useTranslation(['digital', 'catalog']);
	const { language } = usePreferences();
	const { brand } = useAppContext();
	const id = digitalProductOf(useParams());
	const { data, error, mutate, isValidating } = useQuery(productDetail(id));
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
