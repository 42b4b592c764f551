import {
	createContext,
	type ReactElement,
	type ReactNode,
	use,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { type Location, useLocation } from 'react-router';
import { afterNextPaint } from './after-next-paint.ts';

/** Shows what stands in the place of a page while it loads, and then begins the navigation to that page. */
type OpenWithPreview = (preview: ReactElement, navigate: () => unknown) => void;

const PagePreviewContext = createContext<OpenWithPreview>((_preview, navigate) => void navigate());

/** Opens pages with a preview. Outside a {@link PagePreviewArea} there is no preview, only the navigation. */
export const useOpenWithPreview = () => use(PagePreviewContext);

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

interface OpenedPreview {
	readonly element: ReactElement;
	/** The page before: the preview is shown until another one has arrived. */
	readonly from: Location;
	/** Scroll position of the page before, in CSS pixels. Read before the page is hidden, which may leave less to scroll. */
	readonly scrollY: number;
}

/**
 * The place of the page. It shows the preview with which another page was opened at the top of the window until that
 * page has arrived. The page before stays mounted but hidden; if the navigation is cancelled, it returns with its scroll
 * position.
 *
 * The navigation begins after the frame that shows the preview: on a slow phone its beginning takes longer than a frame.
 */
export function PagePreviewArea({ children }: { readonly children: ReactNode }) {
	const location = useLocation();
	const current = useRef(location);
	const [opened, setOpened] = useState<OpenedPreview>();
	const isShown = opened?.from.key === location.key;
	/** The page that a preview hides or has hidden, until another page has arrived. */
	const hidden = useRef<OpenedPreview>(undefined);

	const open = useCallback<OpenWithPreview>((element, navigate) => {
		const preview = { element, from: current.current, scrollY: window.scrollY };
		const close = () => setOpened((shown) => (shown === preview ? undefined : shown));
		setOpened(preview);
		afterNextPaint(async () => {
			await navigate();
			// The page has arrived unless the entry of the history is still the one of the page before.
			if (keyOfEntry() === preview.from.key) close();
		});
	}, []);

	useEffect(() => {
		if (!isShown) return;
		// Back cancels the navigation.
		const close = () => setOpened(undefined);
		window.addEventListener('popstate', close);
		return () => window.removeEventListener('popstate', close);
	}, [isShown]);

	useLayoutEffect(() => {
		current.current = location;
		if (isShown) {
			hidden.current = opened;
			window.scrollTo({ top: 0, behavior: 'instant' });
			return;
		}
		if (!hidden.current) return;
		// A page that has arrived is scrolled by React Router. When Back cancelled the navigation, React Router has stored the
		// position of the preview: it scrolls there once it has returned, and this effect, which follows, corrects it.
		const { from, scrollY } = hidden.current;
		if (from.key === location.key) window.scrollTo({ top: scrollY, behavior: 'instant' });
		if (from !== location) hidden.current = undefined;
	}, [isShown, location, opened]);

	return (
		<PagePreviewContext value={open}>
			<div className={isShown ? 'hidden' : 'contents'}>{children}</div>
			{isShown && opened.element}
		</PagePreviewContext>
	);
}

/** React Router's key of the current entry of the browser's history; the first entry has none there. */
function keyOfEntry(): unknown {
	const state: unknown = window.history.state;
	return typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
}
