import type { ProductFacets } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Collapsible } from '@zaylat/ui/collapsible';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FacetGroup } from './facet-group.tsx';
import { FacetOption } from './facet-option.tsx';
import { toggled } from './listing-address.ts';
import { useListing } from './listing-context.ts';

const SHOWN_AT_ONCE = 6;

/** Props of {@link NamedFacet}. */
export interface NamedFacetProps {
	readonly name: 'shop' | 'brand';
	/** Those with most products first. */
	readonly values: ProductFacets['shops'];
}

/** The shops or brands with most products, of which any number can be chosen; those beyond the first ones on demand. */
export function NamedFacet({ name, values }: NamedFacetProps) {
	const { t } = useTranslation('catalog');
	const { coming } = useListing();
	const chosen = coming.choice[name] ?? [];
	const more = values.slice(SHOWN_AT_ONCE);
	if (values.length === 0 || (values.length === 1 && chosen.length === 0)) return null;
	return (
		<FacetGroup title={t(`facets.${name}`)} isList={false}>
			<Options name={name} values={values.slice(0, SHOWN_AT_ONCE)} />
			{more.length > 0 && (
				<Collapsible
					appearance="plain"
					defaultOpen={more.some(({ slug }) => chosen.includes(slug))}
					label={t(name === 'shop' ? 'facets.moreShops' : 'facets.moreBrands', { count: more.length })}
				>
					<Options name={name} values={more} />
				</Collapsible>
			)}
		</FacetGroup>
	);
}

function Options({ name, values }: NamedFacetProps) {
	const { language } = usePreferences();
	const { coming, pathTo } = useListing();
	const chosen = coming.choice[name] ?? [];
	return (
		<ul>
			{values.map(({ slug, name: text, count }) => (
				<li key={slug}>
					<FacetOption
						mark="many"
						isChosen={chosen.includes(slug)}
						countText={formatCount(count, language)}
						to={pathTo({ [name]: toggled(chosen, slug) })}
					>
						{text}
					</FacetOption>
				</li>
			))}
		</ul>
	);
}
