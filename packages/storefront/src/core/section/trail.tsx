import { Breadcrumb, BreadcrumbItem } from '@zaylat/ui/breadcrumb';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopLink } from '../routing/shop-link.tsx';

/** One step of a trail; the last one is where the visitor is. */
export interface TrailStep {
	readonly name: string;
	readonly to: string;
}

/** Props of {@link Trail}. */
export interface TrailProps {
	/** Names the landmark, for example "You are here". */
	readonly label: string;
	readonly steps: readonly TrailStep[];
	/** Whether the last step is the page itself. */
	readonly endsHere?: boolean;
}

/** The way from the shop's door to a page, as links. */
export function Trail({ label, steps, endsHere = true }: TrailProps) {
	const { t } = useTranslation();
	return (
		<Breadcrumb labels={{ trail: label, expand: t('allSteps') }} className="-ms-1.5">
			{steps.map(({ name, to }, index) => (
				<BreadcrumbItem key={to} asChild isCurrent={endsHere && index === steps.length - 1}>
					<ShopLink to={to}>{name}</ShopLink>
				</BreadcrumbItem>
			))}
		</Breadcrumb>
	);
}
