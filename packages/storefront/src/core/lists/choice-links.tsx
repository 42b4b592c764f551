import { scrollToMiddle } from '@zaylat/ui/scroll-area';
import { useEffect, useRef } from 'react';
import { ShopLink } from '../routing/shop-link.tsx';

/** One of the choices. */
export interface ChoiceLink {
	/** Tells it from the others. */
	readonly key: string;
	/** Address of the page in this choice. */
	readonly to: string;
	readonly text: string;
}

/** Props of {@link ChoiceLinks}. */
export interface ChoiceLinksProps {
	/** Names the row for screen readers. */
	readonly label: string;
	readonly choices: readonly ChoiceLink[];
	/** Key of the choice that the page is in. */
	readonly current: string;
	/** Lays the row out in its page. */
	readonly className: string;
}

/**
 * A row of links that narrow or order a list; without script too. A narrow screen scrolls it sideways, and shows the
 * current choice in its middle, so that a shopper who comes back sees what is chosen.
 */
export function ChoiceLinks({ label, choices, current, className }: ChoiceLinksProps) {
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		const link = row.current?.querySelector(`[data-choice="${current}"]`);
		if (row.current && link) scrollToMiddle(row.current, link);
	}, [current]);

	return (
		<nav
			ref={row}
			aria-label={label}
			className={`flex gap-2 relative overflow-x-auto [scrollbar-width:none] ${className}`}
		>
			{choices.map(({ key, to, text }) => (
				<ShopLink
					key={key}
					to={to}
					data-choice={key}
					aria-current={key === current ? 'true' : undefined}
					className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong aria-current:border-accent-text aria-current:font-semibold aria-current:text-accent-text"
				>
					{text}
				</ShopLink>
			))}
		</nav>
	);
}
