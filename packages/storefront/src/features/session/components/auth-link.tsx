import type { ReactNode } from 'react';
import { ShopLink } from '../../../core/routing/shop-link.tsx';

/** Props of {@link AuthLink}. */
export interface AuthLinkProps {
	readonly to: string;
	readonly children: ReactNode;
}

/** A link from one page of signing in to another, as tall as a finger. */
export function AuthLink({ to, children }: AuthLinkProps) {
	return (
		<ShopLink
			to={to}
			className="inline-flex min-h-11 items-center rounded-control px-1 font-semibold text-accent-text underline-offset-4 hover:underline"
		>
			{children}
		</ShopLink>
	);
}
