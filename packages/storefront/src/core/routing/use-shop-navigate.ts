import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { checkNavigation } from './navigation.ts';

/** Options of a navigation. */
export interface ShopNavigateOptions {
	/** Replaces the current entry of the history. */
	replace?: boolean;
	/** Allows an address outside the shop. */
	external?: boolean;
	/** Values for the page, kept in its entry of the history. */
	state?: Readonly<Record<string, string>>;
	/** Keeps the scroll position. */
	preventScrollReset?: boolean;
}

/**
 * Navigates to a path of the shop, or with `external` to another site.
 * @returns a function that throws NavigationRefused for external addresses without the option and unsafe protocols
 */
export function useShopNavigate(): (to: string, options?: ShopNavigateOptions) => void {
	const navigate = useNavigate();
	return useCallback(
		(to, { external = false, ...options } = {}) => {
			const target = checkNavigation(to, { origin: window.location.origin, isExternal: external });
			if (target.isExternal) window.location.assign(target.href);
			else void navigate(target.href, options);
		},
		[navigate],
	);
}
