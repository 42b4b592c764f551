import type { ProductFacets } from '@zaylat/api-client/contract';
import { declaredText } from '@zaylat/domain/declared';
import { formatCount } from '@zaylat/domain/money';
import { Collapsible } from '@zaylat/ui/collapsible';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FacetGroup } from './facet-group.tsx';
import { FacetOption } from './facet-option.tsx';
import { toggled } from './listing-address.ts';
import { useListing } from './listing-context.ts';

const SHOWN_AT_ONCE = 4;

type Attribute = ProductFacets['attributes'][number];

/** Props of {@link AttributeFacet}. */
export interface AttributeFacetProps {
	readonly attribute: Attribute;
	/** Whether it is folded as long as nothing of it is chosen. */
	readonly isFolded: boolean;
}

/** What products declare of one attribute, of which any number of values can be chosen; those beyond the first on demand. */
export function AttributeFacet({ attribute, isFolded }: AttributeFacetProps) {
	const { t } = useTranslation('catalog');
	const { coming } = useListing();
	const { key, name, values } = attribute;
	const chosen = coming.choice.facts ?? [];
	const more = values.slice(SHOWN_AT_ONCE);
	const hasChosen = ({ key: value }: Attribute['values'][number]) =>
		chosen.includes(declaredText({ attribute: key, value }));
	return (
		<FacetGroup title={name} isList={false} isFolded={isFolded && !values.some(hasChosen)}>
			<Options attribute={attribute} values={values.slice(0, SHOWN_AT_ONCE)} />
			{more.length > 0 && (
				<Collapsible
					appearance="plain"
					defaultOpen={more.some(hasChosen)}
					label={t('facets.more', { count: more.length })}
				>
					<Options attribute={attribute} values={more} />
				</Collapsible>
			)}
		</FacetGroup>
	);
}

function Options({ attribute, values }: Pick<AttributeFacetProps, 'attribute'> & Pick<Attribute, 'values'>) {
	const { language } = usePreferences();
	const { coming, pathTo } = useListing();
	const chosen = coming.choice.facts ?? [];
	return (
		<ul>
			{values.map(({ key, name, count, swatch }) => {
				const text = declaredText({ attribute: attribute.key, value: key });
				return (
					<li key={key}>
						<FacetOption
							mark="many"
							isChosen={chosen.includes(text)}
							isEmpty={count === 0}
							countText={formatCount(count, language)}
							swatch={swatch}
							to={pathTo({ facts: toggled(chosen, text) })}
						>
							{name}
						</FacetOption>
					</li>
				);
			})}
		</ul>
	);
}
