import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Slot } from '../slot/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Props of BottomBarItem: those of a native anchor, and these. */
export interface BottomBarItemProps extends ComponentPropsWithRef<'a'> {
	/** The picture: an svg takes its size from the bar. */
	readonly icon: ReactNode;
	/** The page belongs to this place. Default false. */
	readonly isCurrent?: boolean | undefined;
	/** A short count on the icon, "99+" at the longest. Default none. */
	readonly badge?: ReactNode | undefined;
	/** The count in words, read after the text: "3 things". Default: the badge as it is. */
	readonly badgeLabel?: string | undefined;
	/** Applies its styles to the child element, a router's link for example; its content is the text. Default false. */
	readonly asChild?: boolean | undefined;
}

/** One place of a `BottomBar`: icon, text and, where something waits there, a count. */
export function BottomBarItem({
	icon,
	isCurrent = false,
	badge,
	badgeLabel,
	asChild = false,
	className,
	children,
	...props
}: BottomBarItemProps) {
	const hasBadge = badge !== undefined && badge !== null && badge !== false && badge !== '';
	const look = {
		'data-part': 'bottom-bar-item',
		'aria-current': isCurrent ? ('page' as const) : undefined,
		...props,
		className: clsx(
			'flex h-full min-h-14 flex-col items-center gap-0.5 pt-1.5 pb-1 text-text-muted no-underline',
			'-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-accent-text',
			className,
		),
	};
	const content = (text: ReactNode) => (
		<>
			{/* Five places share the width of a phone: with large text they are as large as their fifth of it. */}
			<span data-part="bottom-bar-icon" aria-hidden="true" className="relative grid place-items-center [&>svg]:size-6">
				{icon}
				{hasBadge && (
					// Burmese digits reach further below the line than above it, so there they are set a little higher.
					<span
						data-part="bottom-bar-badge"
						className="absolute start-1/2 -top-1 ms-[min(0.25rem,1.25vw)] min-w-[min(1.25rem,6.25vw)] rounded-full bg-accent px-[min(0.25rem,1.25vw)] text-center text-[min(var(--text-xs),3.75vw)] leading-[min(1.25rem,6.25vw)] font-bold text-on-accent tabular-nums forced-colors:border [&:lang(my)]:pb-0.5 [&:lang(my)]:leading-[min(1.125rem,5.6vw)]"
					>
						{badge}
					</span>
				)}
			</span>
			<span
				data-part="bottom-bar-text"
				className="max-w-full text-center text-[min(var(--text-xs),3.75vw)] leading-heading wrap-anywhere"
			>
				{text}
			</span>
			{hasBadge && <VisuallyHidden> {badgeLabel ?? badge}</VisuallyHidden>}
		</>
	);
	return (
		<li className="min-w-0 flex-1">
			{asChild ? (
				<Slot {...look} wrapContent={content}>
					{children}
				</Slot>
			) : (
				<a {...look}>{content(children)}</a>
			)}
		</li>
	);
}
