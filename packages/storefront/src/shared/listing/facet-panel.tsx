import type { ProductFacets } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../load-problem/load-problem.tsx';
import { CategoryFacet } from './category-facet.tsx';
import { CountryFacet } from './country-facet.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FacetOption } from './facet-option.tsx';
import { FacetSkeleton } from './facet-skeleton.tsx';
import { facetsRequest } from './listing-address.ts';
import { useListing } from './listing-context.ts';
import { PriceFacet } from './price-facet.tsx';
import { ShopFacet } from './shop-facet.tsx';
import { StepFacet } from './step-facet.tsx';

/** The filters of a listing with their counts. A failure leaves the list alone and offers to try again. */
export function FacetPanel() {
	const { t } = useTranslation('catalog');
	const { scope, query } = useListing();
	const { data, error, mutate, isValidating } = useQuery(facetsRequest(scope, query), { keepPreviousData: true });
	if (data) return <Facets facets={data.data} />;
	if (error) {
		return (
			<LoadProblem
				title={t('facets.failed')}
				code={error.code}
				onRetry={() => void mutate()}
				isRetrying={isValidating}
			/>
		);
	}
	return <FacetSkeleton />;
}

function Facets({ facets }: { readonly facets: ProductFacets }) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { scope, coming, pathTo } = useListing();
	return (
		<div className="flex flex-col gap-3">
			<CategoryFacet facets={facets} />
			<PriceFacet facets={facets} />
			<StepFacet
				name="minDiscount"
				title={t('facets.discount')}
				steps={facets.discounts}
				textOf={(step) => t('facets.discountUp', { percent: formatCount(step, language) })}
			/>
			<StepFacet
				name="minRating"
				title={t('facets.rating')}
				steps={facets.ratings}
				textOf={(step) => t('facets.ratingUp', { count: step })}
			/>
			{scope.shop === undefined && <ShopFacet shops={facets.shops} />}
			<CountryFacet countries={facets.countries} />
			{scope.kind !== 'digital' && (
				<FacetGroup title={t('facets.stock')}>
					<li>
						<FacetOption
							mark="many"
							isChosen={coming.choice.inStock !== undefined}
							to={pathTo({ inStock: coming.choice.inStock === undefined ? 'true' : undefined })}
						>
							{t('facets.inStock')}
						</FacetOption>
					</li>
				</FacetGroup>
			)}
		</div>
	);
}
