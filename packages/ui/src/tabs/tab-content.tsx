import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** What is in a tab, and in a link that looks like one. */
export interface TabContentProps {
	/** A short count behind the text, "99+" at the longest. Default none. */
	readonly badge?: ReactNode | undefined;
	/** The count in words: "12 reviews". Default: the badge as it is. */
	readonly badgeLabel?: string | undefined;
}

export function TabContent({ badge, badgeLabel, text }: TabContentProps & { readonly text: ReactNode }) {
	const hasBadge = badge !== undefined && badge !== null && badge !== false && badge !== '';
	return (
		<>
			<span data-part="tab-text">{text}</span>
			{hasBadge && (
				<span
					data-part="tab-badge"
					aria-hidden="true"
					className="min-w-6 rounded-full bg-surface-sunken px-1.5 py-0.5 text-center text-xs font-semibold text-text tabular-nums forced-colors:border"
				>
					{badge}
				</span>
			)}
			{hasBadge && <VisuallyHidden> {badgeLabel ?? badge}</VisuallyHidden>}
		</>
	);
}
