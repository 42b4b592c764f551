import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Props of BottomBar: those of a nav, and these. */
export interface BottomBarProps extends ComponentPropsWithRef<'nav'> {
	/** Name of the landmark ("Main"). */
	readonly label: string;
	/** Three to five `BottomBarItem`s. */
	readonly children: ReactNode;
}

/**
 * The main places of the shop at the lower edge of a phone, within the thumb's reach and above the device's own bar.
 *
 * It stays at the edge while the page scrolls, except in windows of less than 28rem height (a phone on its side, 400% zoom); where it is shown is the caller's choice (`className="tablet:hidden"`).
 */
export function BottomBar({ label, className, children, ...props }: BottomBarProps) {
	return (
		<nav
			data-part="bottom-bar"
			aria-label={label}
			{...props}
			className={clsx(
				'sticky bottom-0 z-sticky [@media(max-height:28rem)]:static border-t border-border bg-surface-raised pb-[env(safe-area-inset-bottom)]',
				className,
			)}
		>
			<ul data-part="bottom-bar-list" className="flex min-h-14 items-stretch">
				{children}
			</ul>
		</nav>
	);
}
