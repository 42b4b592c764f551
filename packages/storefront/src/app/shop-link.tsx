import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { Link, useHref } from 'react-router';
import { useShop } from './shop.ts';

/** Props of `ShopLink`. */
export interface ShopLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> {
	/** Path within the shop, with query and fragment. */
	to: string;
	/** When the page's data and code are fetched ahead: on hover, focus or touch (`intent`), once visible, or never. */
	prefetch?: 'intent' | 'view' | 'none';
}

/** A link to a page of the shop that fetches the page ahead (Specification §9). */
export function ShopLink({ to, prefetch = 'intent', ref, ...rest }: ShopLinkProps) {
	const { payloads } = useShop();
	const href = useHref(to);
	const node = useRef<HTMLAnchorElement>(null);
	const ahead = useCallback(() => payloads.prefetch(href), [payloads, href]);

	useEffect(() => {
		if (prefetch !== 'view' || node.current === null || typeof IntersectionObserver === 'undefined') return;
		const observer = new IntersectionObserver((entries) => {
			if (entries.some((entry) => entry.isIntersecting)) {
				observer.disconnect();
				ahead();
			}
		});
		observer.observe(node.current);
		return () => observer.disconnect();
	}, [prefetch, ahead]);

	const attach = useCallback(
		(anchor: HTMLAnchorElement | null) => {
			node.current = anchor;
			if (typeof ref === 'function') return ref(anchor);
			if (ref) ref.current = anchor;
		},
		[ref],
	);

	const intent = prefetch === 'intent' ? ahead : undefined;
	return (
		<Link
			{...rest}
			to={to}
			ref={attach}
			onPointerEnter={chain(rest.onPointerEnter, intent)}
			onFocus={chain(rest.onFocus, intent)}
			onTouchStart={chain(rest.onTouchStart, intent)}
		/>
	);
}

function chain<E>(given: ((event: E) => void) | undefined, also: (() => void) | undefined) {
	if (also === undefined) return given;
	return (event: E) => {
		given?.(event);
		also();
	};
}
