import {
	createContext,
	type ReactElement,
	type ReactNode,
	startTransition,
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

/** Shows a preview and begins the navigation to its page. */
type OpenWithPreview = (preview: PagePreview, navigate: () => unknown) => void;

const PagePreviewContext = createContext<OpenWithPreview>((_preview, navigate) => navigate());

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

interface OpenedPreview extends PagePreview {
	/** Scroll position of the page before, in CSS pixels. Read before the page is hidden, which may leave less to scroll. */
	readonly scrollY: number;
	/** Whether React has yet to render the beginning of the navigation. */
	readonly isPending: boolean;
}

/**
 * The place of the page. While another page loads that was opened with a preview, it shows the preview at the top of the
 * window. The page before stays mounted but hidden; if the navigation is cancelled, it returns with its scroll position.
 *
 * A press shows the preview before React renders the beginning of the navigation, which is a transition and takes longer.
 */
export function PagePreviewArea({ children }: { readonly children: ReactNode }) {
	const [opened, setOpened] = useState<OpenedPreview>();
	const navigation = useNavigation();
	const location = useLocation();
	const left = useRef<{ readonly key: string; readonly scrollY: number }>(undefined);
	const target = navigation.state === 'loading' ? createPath(navigation.location) : undefined;
	const isIdle = navigation.state === 'idle';

	if (opened?.isPending && opened.to === target) setOpened({ ...opened, isPending: false });
	const isShown = opened !== undefined && (opened.isPending || opened.to === target);
	const scrollY = opened?.scrollY ?? 0;

	const open = useCallback<OpenWithPreview>((preview, navigate) => {
		const pending = { ...preview, scrollY: window.scrollY, isPending: true };
		setOpened(pending);
		// A navigation that ended before React rendered its beginning.
		void Promise.resolve(navigate()).finally(() =>
			startTransition(() => setOpened((current) => (current === pending ? undefined : current))),
		);
	}, []);

	useLayoutEffect(() => {
		if (isShown) {
			left.current = { key: location.key, scrollY };
			window.scrollTo({ top: 0, behavior: 'instant' });
			return;
		}
		if (!left.current) return;
		// A page that has arrived is scrolled by React Router. When Back cancelled the navigation, React Router has stored the
		// position of the preview: it scrolls there once it has returned, and this effect, which follows, corrects it.
		if (left.current.key === location.key) window.scrollTo({ top: left.current.scrollY, behavior: 'instant' });
		if (isIdle) left.current = undefined;
	}, [isShown, isIdle, location, scrollY]);

	return (
		<PagePreviewContext value={open}>
			<div className={isShown ? 'hidden' : 'contents'}>{children}</div>
			{isShown && opened.element}
		</PagePreviewContext>
	);
}
