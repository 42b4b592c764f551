import {
	createContext,
	type ReactElement,
	type ReactNode,
	use,
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';

/** What is shown in the place of a page while it loads. */
export interface PagePreview {
	/** Path of the page, with query and fragment. */
	readonly to: string;
	readonly element: ReactElement;
}

const PagePreviewContext = createContext<(preview: PagePreview) => void>(() => {});

/** Offers a preview of the page that is about to be opened. Outside a {@link PagePreviewArea} it has no effect. */
export const useOfferPreview = () => use(PagePreviewContext);

/**
 * Adds a copy of the current entry to the browser's history, which the page that is about to be opened replaces: Back
 * during the preview then leads to the page that the press was on.
 * @returns whether the page must replace the current entry; false outside a router of the browser
 */
export function addPreviewEntry(): boolean {
	const state: unknown = window.history.state;
	if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number') return false;
	// After another press, or Forward, the copy is there already.
	if (!('isCopy' in state)) window.history.pushState({ ...state, idx: state.idx + 1, isCopy: true }, '');
	return true;
}

/**
 * The place of the page. While another page loads whose preview was offered, it shows the preview at the top of the
 * window. The page before stays mounted but hidden; if the navigation is cancelled, it returns with its scroll position.
 */
export function PagePreviewArea({ children }: { readonly children: ReactNode }) {
	const [offered, setOffered] = useState<PagePreview & { readonly scrollY: number }>();
	// Read before the page is hidden, which may leave less to scroll.
	const offer = useCallback((preview: PagePreview) => setOffered({ ...preview, scrollY: window.scrollY }), []);
	const navigation = useNavigation();
	const location = useLocation();
	const left = useRef<{ readonly key: string; readonly scrollY: number }>(undefined);
	const target = navigation.state === 'loading' ? createPath(navigation.location) : undefined;
	const isIdle = navigation.state === 'idle';
	const isShown = offered !== undefined && offered.to === target;

	useLayoutEffect(() => {
		if (isShown) {
			left.current = { key: location.key, scrollY: offered.scrollY };
			window.scrollTo({ top: 0, behavior: 'instant' });
			return;
		}
		if (!left.current) return;
		// A page that has arrived is scrolled by React Router. When Back cancelled the navigation, React Router has stored the
		// position of the preview: it scrolls there once it has returned, and this effect, which follows, corrects it.
		if (left.current.key === location.key) window.scrollTo({ top: left.current.scrollY, behavior: 'instant' });
		if (isIdle) left.current = undefined;
	}, [isShown, isIdle, location, offered]);

	return (
		<PagePreviewContext value={offer}>
			<div className={isShown ? 'hidden' : 'contents'}>{children}</div>
			{isShown && offered.element}
		</PagePreviewContext>
	);
}
