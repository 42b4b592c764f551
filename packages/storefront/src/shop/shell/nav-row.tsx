import type { ReactNode } from 'react';
import { ShopLink } from '../../core/routing/shop-link.tsx';

/** The row below the header of tablets and desktops. */
export function NavRow({ children }: { readonly children: ReactNode }) {
	return (
		<div className="border-b border-border bg-surface-raised max-tablet:hidden">
			<div className="mx-auto flex h-12 w-full max-w-page items-center px-6 text-sm">{children}</div>
		</div>
	);
}

/** Places in one line that scrolls; what does not fit fades out at the end instead of being cut. */
export const NAV_ROW_PLACES =
	'flex min-w-0 items-center gap-x-6 overflow-x-auto overscroll-x-contain pe-8 [mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] [scrollbar-width:none] *:shrink-0';

interface NavRowLinkProps {
	readonly to: string;
	readonly isCurrent: boolean;
	readonly children: ReactNode;
}

/** A place in the row. */
export function NavRowLink({ to, isCurrent, children }: NavRowLinkProps) {
	return (
		<ShopLink
			to={to}
			aria-current={isCurrent ? 'page' : undefined}
			className="inline-flex min-h-target items-center gap-2 rounded-control whitespace-nowrap text-text no-underline decoration-2 underline-offset-[0.4em] -outline-offset-2 hover:text-accent-text aria-[current=page]:text-accent-text aria-[current=page]:underline"
		>
			{children}
		</ShopLink>
	);
}
