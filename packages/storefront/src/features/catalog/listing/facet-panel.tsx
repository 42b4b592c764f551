import type { ProductFacets } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AttributeFacet } from './attribute-facet.tsx';
import { CategoryFacet } from './category-facet.tsx';
import { CountryFacet } from './country-facet.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FacetOption } from './facet-option.tsx';
import { FacetSkeleton } from './facet-skeleton.tsx';
import { useListing } from './listing-context.ts';
import { facetsRequest } from './listing-queries.ts';
import { NamedFacet } from './named-facet.tsx';
import { PriceFacet } from './price-facet.tsx';
import { StepFacet } from './step-facet.tsx';

/** Attributes whose values are shown at once: a column of all would be twice as long as the list beside it. */
const OPEN_ATTRIBUTES = 3;

/** The filters of a listing with their counts. A failure leaves the list alone and offers to try again. */
export function FacetPanel() {
	const { t } = useTranslation('catalog');
	const { scope, query } = useListing();
	const { data, error, mutate, isValidating } = useQuery(facetsRequest(scope, query), { keepPreviousData: true });
	if (data) return <Facets facets={data.data} />;
	if (error) {
		return <QueryProblem title={t('facets.failed')} query={{ error, mutate, isValidating }} />;
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
			<NamedFacet name="brand" values={facets.brands} />
			{facets.attributes.map((attribute, place) => (
				<AttributeFacet key={attribute.key} attribute={attribute} isFolded={place >= OPEN_ATTRIBUTES} />
			))}
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
			{scope.shop === undefined && <NamedFacet name="shop" values={facets.shops} />}
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
