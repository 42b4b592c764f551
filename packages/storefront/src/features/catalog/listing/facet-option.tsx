import { checkIcon, Glyph } from '@zaylat/ui/glyph';
import type { ReactNode } from 'react';
import { ShopLink } from '../../../core/routing/shop-link.tsx';

/** Props of {@link FacetOption}. */
export interface FacetOptionProps {
	/** Address of the listing with this filter, or without it where it is chosen. */
	readonly to: string;
	readonly isChosen: boolean;
	/** How many products it leaves, written; absent when that is not counted. */
	readonly countText?: string | undefined;
	/** Nothing would be left: it says so and leads nowhere. */
	readonly isEmpty?: boolean;
	/** `one` of several, or any of `many`. */
	readonly mark?: 'one' | 'many';
	/** The colour that it stands for, as CSS has it. */
	readonly swatch?: string | null;
	readonly children: ReactNode;
}

const ROW = 'flex min-h-11 items-center gap-2.5 rounded-control px-1 py-1.5 text-sm';

/** A filter as a link, so that it works without JavaScript, can be opened in another tab and undone by going back. */
export function FacetOption({
	to,
	isChosen,
	countText,
	isEmpty = false,
	mark = 'one',
	swatch,
	children,
}: FacetOptionProps) {
	const content = (
		<>
			<span
				aria-hidden
				className={`grid size-5 shrink-0 place-items-center border ${mark === 'one' ? 'rounded-full' : 'rounded-sm'} ${
					isChosen ? 'border-accent bg-accent text-on-accent' : 'border-border-strong bg-surface-raised'
				}`}
			>
				{isChosen && <Glyph icon={checkIcon} className="size-3.5 stroke-3" />}
			</span>
			{swatch && (
				<span
					aria-hidden
					className="size-4 shrink-0 rounded-full border border-border-strong"
					style={{ backgroundColor: swatch }}
				/>
			)}
			<span className="wrap-anywhere min-w-0 grow">{children}</span>
			{countText !== undefined && (
				<span className={`shrink-0 text-xs tabular-nums ${isEmpty ? '' : 'text-text-muted'}`}>{countText}</span>
			)}
		</>
	);
	if (isEmpty && !isChosen) {
		return <span className={`${ROW} text-on-disabled`}>{content}</span>;
	}
	return (
		<ShopLink
			to={to}
			rel="nofollow"
			preventScrollReset
			aria-current={isChosen ? 'true' : undefined}
			className={`${ROW} hover:bg-surface-sunken aria-current:font-semibold`}
		>
			{content}
		</ShopLink>
	);
}
