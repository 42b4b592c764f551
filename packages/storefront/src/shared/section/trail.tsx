import { ChevronRight } from 'lucide-react';
import { ShopLink } from '../../app/shop-link.tsx';

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
	return (
		<nav aria-label={label}>
			<ol className="flex flex-wrap items-center gap-x-1 text-sm text-text-muted">
				{steps.map(({ name, to }, index) => (
					<li key={to} className="flex items-center gap-1">
						{index > 0 && <ChevronRight aria-hidden size={14} />}
						<ShopLink
							to={to}
							aria-current={endsHere && index === steps.length - 1 ? 'page' : undefined}
							className="inline-flex min-h-11 items-center rounded-control px-1 hover:text-accent-text aria-[current]:text-text tablet:min-h-8"
						>
							{name}
						</ShopLink>
					</li>
				))}
			</ol>
		</nav>
	);
}
