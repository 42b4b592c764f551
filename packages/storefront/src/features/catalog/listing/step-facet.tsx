import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { FacetGroup } from './facet-group.tsx';
import { FacetOption } from './facet-option.tsx';
import { DISCOUNTS, type ListingChoice, RATINGS } from './listing-address.ts';
import { useListing } from './listing-context.ts';

/** Props of {@link StepFacet}. */
export interface StepFacetProps {
	readonly name: 'minDiscount' | 'minRating';
	readonly title: string;
	readonly steps: readonly { readonly min: number; readonly count: number }[];
	readonly textOf: (step: number) => string;
}

/** The change that sets a step, or takes it away. */
function stepChange(name: StepFacetProps['name'], step: number | undefined): ListingChoice {
	return name === 'minDiscount'
		? { minDiscount: DISCOUNTS.find((known) => Number(known) === step) }
		: { minRating: RATINGS.find((known) => Number(known) === step) };
}

/** A filter of steps that each mean "so much and up" (Specification §9); one of them at a time. */
export function StepFacet({ name, title, steps, textOf }: StepFacetProps) {
	const { language } = usePreferences();
	const { coming, pathTo } = useListing();
	const chosen = coming.choice[name];
	if (chosen === undefined && steps.every(({ count }) => count === 0)) return null;
	return (
		<FacetGroup title={title}>
			{steps.map(({ min, count }) => {
				const isChosen = chosen === String(min);
				return (
					<li key={min}>
						<FacetOption
							isChosen={isChosen}
							isEmpty={count === 0}
							countText={formatCount(count, language)}
							to={pathTo(stepChange(name, isChosen ? undefined : min))}
						>
							{textOf(min)}
						</FacetOption>
					</li>
				);
			})}
		</FacetGroup>
	);
}
