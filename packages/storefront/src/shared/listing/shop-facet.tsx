import type { ProductFacets } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Collapsible } from '@zaylat/ui/collapsible';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FacetGroup } from './facet-group.tsx';
import { FacetOption } from './facet-option.tsx';
import { useListing } from './listing-context.ts';

const SHOWN_AT_ONCE = 6;

/** The shops with most products; those beyond the first ones on demand. */
export function ShopFacet({ shops }: Pick<ProductFacets, 'shops'>) {
	const { t } = useTranslation('catalog');
	const { coming } = useListing();
	const { shop: chosen } = coming.choice;
	const isChosenBelow = shops.slice(SHOWN_AT_ONCE).some(({ slug }) => slug === chosen);
	if (shops.length === 0 || (shops.length === 1 && chosen === undefined)) return null;
	return (
		<FacetGroup title={t('facets.shop')} isList={false}>
			<ShopOptions shops={shops.slice(0, SHOWN_AT_ONCE)} />
			{shops.length > SHOWN_AT_ONCE && (
				<Collapsible
					appearance="plain"
					defaultOpen={isChosenBelow}
					label={t('facets.moreShops', { count: shops.length - SHOWN_AT_ONCE })}
				>
					<ShopOptions shops={shops.slice(SHOWN_AT_ONCE)} />
				</Collapsible>
			)}
		</FacetGroup>
	);
}

function ShopOptions({ shops }: Pick<ProductFacets, 'shops'>) {
	const { language } = usePreferences();
	const { coming, pathTo } = useListing();
	return (
		<ul>
			{shops.map(({ slug, name, count }) => {
				const isChosen = coming.choice.shop === slug;
				return (
					<li key={slug}>
						<FacetOption
							isChosen={isChosen}
							countText={formatCount(count, language)}
							to={pathTo({ shop: isChosen ? undefined : slug })}
						>
							{name}
						</FacetOption>
					</li>
				);
			})}
		</ul>
	);
}
