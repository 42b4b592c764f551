import type { ReactNode } from 'react';

/** Props of {@link CardRow}. */
export interface CardRowProps {
	/** Cards as {@link CardRowItem}s. */
	readonly children: ReactNode;
}

/** Wide cards: scrolled sideways on phones and tablets, in three columns on desktops. */
export function CardRow({ children }: CardRowProps) {
	return (
		<ul className="laid-out-in-view -mx-gutter flex snap-x scroll-px-gutter gap-3 relative overflow-x-auto px-gutter pb-1 [scrollbar-width:none] desk:mx-0 desk:grid desk:grid-cols-3 desk:gap-4 desk:px-0">
			{children}
		</ul>
	);
}

/** One card of a {@link CardRow}. */
export function CardRowItem({ children }: CardRowProps) {
	return <li className="w-[86%] min-w-0 shrink-0 snap-start tablet:w-[48%] desk:w-auto">{children}</li>;
}
