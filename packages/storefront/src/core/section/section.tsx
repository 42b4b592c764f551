import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ShopLink } from '../routing/shop-link.tsx';

/** Props of {@link Section}. */
export interface SectionProps {
	readonly title: string;
	/** Stands beside the title, for example a countdown. */
	readonly aside?: ReactNode;
	/** Where the whole of it can be seen. */
	readonly more?: { readonly to: string; readonly label: string };
	readonly children: ReactNode;
	readonly className?: string;
	/** Lets links on the page lead here. */
	readonly id?: string;
}

/** A titled part of a page, as a landmark of its own. */
export function Section({ title, aside, more, children, className = '', id }: SectionProps) {
	const titleId = useId();
	return (
		<section id={id} aria-labelledby={titleId} className={`flex flex-col gap-3 tablet:gap-4 ${className}`}>
			<div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
				<h2 id={titleId} className="font-bold text-lg leading-heading tablet:text-xl">
					{title}
				</h2>
				{aside}
				{more && (
					<ShopLink
						to={more.to}
						aria-label={`${more.label}: ${title}`}
						className="-me-2 ms-auto inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm text-text-muted hover:text-accent-text"
					>
						{more.label}
						<ChevronRight aria-hidden size={16} />
					</ShopLink>
				)}
			</div>
			{children}
		</section>
	);
}
