import type { ProductFacets } from '@zaylat/api-client/contract';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FacetGroup } from './facet-group.tsx';
import { FacetOption } from './facet-option.tsx';
import { useListing } from './listing-context.ts';

/** The countries that the goods are sent to, in the order of the choice of the delivery country (Specification §3). */
export function CountryFacet({ countries }: Pick<ProductFacets, 'countries'>) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { coming, pathTo } = useListing();
	const { deliverTo } = coming.choice;
	if (countries.length < 2 && deliverTo === undefined) return null;
	return (
		<FacetGroup title={t('facets.country')} isFolded={deliverTo === undefined}>
			{LOCAL_COUNTRIES.map(({ value, name }) => {
				const counted = countries.find(({ country }) => country === value);
				const isChosen = deliverTo === value;
				if (!counted && !isChosen) return null;
				return (
					<li key={value}>
						<FacetOption
							isChosen={isChosen}
							countText={formatCount(counted?.count ?? 0, language)}
							to={pathTo({ deliverTo: isChosen ? undefined : counted?.country })}
						>
							{name[language]}
						</FacetOption>
					</li>
				);
			})}
		</FacetGroup>
	);
}
