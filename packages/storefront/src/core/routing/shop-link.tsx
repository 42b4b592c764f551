import {
	type ComponentProps,
	type MouseEvent,
	type PointerEvent,
	type ReactElement,
	useCallback,
	useEffect,
	useRef,
} from 'react';
import { useAppContext, usePreferences } from '../context/app-context.ts';
import type { PagePart } from '../page/payload-store.ts';
import { useOpenWithPreview } from '../screen/page-preview.tsx';
import { useLinkNavigation } from './link-navigation.tsx';

/** Props of `ShopLink`. */
export interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
	/** Path within the shop, with query and fragment. */
	to: string;
	/** Whether the page takes the place of this one in the browser's history. */
	replace?: boolean;
	/** Whether the page stays where it is scrolled to. Default false. */
	preventScrollReset?: boolean;
	/**
	 * When the page's data and code are fetched ahead: on hover, focus or touch (`intent`), once visible, or never. A touch
	 * of a link with a preview fetches the data alone: its code is fetched once the visitor has scrolled. Visitors who use less
	 * data never fetch ahead.
	 */
	prefetch?: 'intent' | 'view' | 'none';
	/** Shown in place of the page from the press until the page has loaded. */
	preview?: ReactElement | undefined;
}

/**
 * A link to a page of the shop that fetches the page ahead (Specification §9).
 *
 * It answers presses as React Router's `Link` does, but is not rendered again by a navigation: a page has a hundred links.
 */
export function ShopLink({
	to,
	prefetch: wanted = 'intent',
	replace,
	preventScrollReset,
	preview,
	ref,
	...rest
}: ShopLinkProps) {
	const { payloads, codeAhead } = useAppContext();
	const prefetch = usePreferences().isLessData ? 'none' : wanted;
	const navigate = useLinkNavigation();
	const openWithPreview = useOpenWithPreview();
	const node = useRef<HTMLAnchorElement>(null);
	const ahead = useCallback((part?: PagePart) => payloads.prefetch(to, part), [payloads, to]);

	const isCodeAhead = preview !== undefined && prefetch !== 'none';
	useEffect(() => {
		if (isCodeAhead) codeAhead.request(to.replace(/[?#].*/, ''));
	}, [isCodeAhead, codeAhead, to]);

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

	function press(event: MouseEvent<HTMLAnchorElement>) {
		rest.onClick?.(event);
		if (event.defaultPrevented || navigate === null || opensElsewhere(event)) return;
		event.preventDefault();
		const isSamePage = replace ?? event.currentTarget.href === window.location.href;
		const open = () =>
			navigate(to, { replace: isSamePage, ...(preventScrollReset !== undefined && { preventScrollReset }) });
		if (preview) openWithPreview(preview, to, open);
		else void open();
	}

	// With a preview the code waits until a touch has turned into a press: to begin its requests takes a slow phone longer than
	// the preview, and a touch may as well begin to scroll.
	const onTouch = () => ahead(preview ? 'payload' : 'page');
	const onPointer = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? onTouch() : ahead());
	const isAhead = prefetch === 'intent';
	return (
		<a
			{...rest}
			href={to}
			ref={attach}
			onClick={press}
			onPointerEnter={isAhead ? chain(rest.onPointerEnter, onPointer) : rest.onPointerEnter}
			onFocus={isAhead ? chain(rest.onFocus, () => ahead()) : rest.onFocus}
			onTouchStart={isAhead ? chain(rest.onTouchStart, onTouch) : rest.onTouchStart}
		/>
	);
}

/** Whether the browser follows a press itself, in another tab or window. */
const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
	button !== 0 || metaKey || altKey || ctrlKey || shiftKey || !['', '_self'].includes(currentTarget.target);

function chain<E>(given: ((event: E) => void) | undefined, also: (event: E) => void) {
	return (event: E) => {
		given?.(event);
		also(event);
	};
}
