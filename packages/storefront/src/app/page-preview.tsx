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
import { type Location, useLocation, useNavigation } from 'react-router';
import { afterNextPaint } from './after-next-paint.ts';

/**
 * Shows an element instead of a page while it loads, and then begins the navigation to that page, which is told
 * whether it must replace the current entry of the browser's history.
 */
type OpenWithPreview = (preview: ReactElement, navigate: (replace: boolean) => unknown) => void;

/** What {@link PagePreviewArea} provides; it stays the same. */
interface PagePreviews {
	readonly open: OpenWithPreview;
	readonly isOpen: () => boolean;
}

const PagePreviewContext = createContext<PagePreviews>({
	open: (_preview, navigate) => void navigate(false),
	isOpen: () => false,
});

/** Opens pages with a preview. Outside a {@link PagePreviewArea} there is no preview, only the navigation. */
export const useOpenWithPreview = () => use(PagePreviewContext).open;

/** Whether the component was mounted while a preview was open: with the page that takes the preview's place. */
export function useReplacesPreview(): boolean {
	const [replacesPreview] = useState(use(PagePreviewContext).isOpen);
	return replacesPreview;
}

/** React Router's state of an entry of the browser's history, and what the shop adds to it. */
interface EntryState {
	/** React Router's place of the entry in the history. */
	readonly idx: number;
	/** React Router's key of the page. */
	readonly key?: string;
	/** Where the page of the entry was scrolled to when a preview hid it, in CSS pixels. */
	readonly scrollY?: number;
	/** Whether the entry is a copy of the one before. */
	readonly isCopy?: boolean;
}

/** State of the current entry; undefined outside a router of the browser. */
function entryState(): EntryState | undefined {
	const state: unknown = window.history.state;
	if (typeof state !== 'object' || state === null || !('idx' in state) || typeof state.idx !== 'number')
		return undefined;
	return state as EntryState;
}

/** React Router's key of the current entry's page; that of the first entry is not stored. */
const keyOfEntry = () => entryState()?.key ?? 'default';

/**
 * Adds a copy of the current entry to the browser's history, which the page that is about to be opened replaces: Back
 * during the preview then leads to the page that the press was on. Both have the scroll position of that page: React
 * Router stores the position when a navigation begins, which is that of the preview.
 * @returns whether the page must replace the current entry; false outside a router of the browser
 */
function addPreviewEntry(scrollY: number): boolean {
	const state = entryState();
	if (state === undefined) return false;
	const left: EntryState = { ...state, scrollY };
	window.history.replaceState(left, '');
	// After another press, or Forward, the copy is there already.
	if (!state.isCopy) window.history.pushState({ ...left, idx: state.idx + 1, isCopy: true } satisfies EntryState, '');
	return true;
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Hides a page without removing its layout: to remove that of a long page takes longer than a frame on a slow phone. */
const HIDDEN = '[content-visibility:hidden] not-supports-[content-visibility:hidden]:hidden';

interface OpenedPreview {
	readonly element: ReactElement;
	/** The page before: the preview is shown until another one has arrived. */
	readonly from: Location;
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
	const navigation = useNavigation();
	const current = useRef(location);
	const isOpen = useRef(false);
	const [opened, setOpened] = useState<OpenedPreview>();
	// Another page has arrived: Back to the page before must not show the preview again.
	if (opened && opened.from.key !== location.key) setOpened(undefined);
	const isShown = opened?.from.key === location.key;

	const open = useCallback<OpenWithPreview>((element, navigate) => {
		const preview = { element, from: current.current };
		// Read before the page is hidden, which may leave less to scroll.
		const { scrollY } = window;
		setOpened(preview);
		afterNextPaint(async () => {
			await navigate(addPreviewEntry(scrollY));
			// The page has arrived unless the entry of the history is still that of the page before.
			if (keyOfEntry() === preview.from.key) setOpened((shown) => (shown === preview ? undefined : shown));
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
		isOpen.current = isShown;
		if (isShown) scrollTo(0);
		else {
			const top = entryState()?.scrollY;
			if (top !== undefined) scrollTo(top);
		}
	}, [isShown]);

	// At the end of a navigation React Router scrolls to the position that it stored; this effect comes after its own.
	useLayoutEffect(() => {
		current.current = location;
		// The entry may be that of a page that has not arrived yet.
		if (navigation.state !== 'idle' || location.key !== keyOfEntry()) return;
		const { scrollY: top, ...state } = entryState() ?? {};
		if (top === undefined) return;
		scrollTo(top);
		window.history.replaceState(state, '');
	}, [location, navigation]);

	const [previews] = useState<PagePreviews>(() => ({ open, isOpen: () => isOpen.current }));
	return (
		<PagePreviewContext value={previews}>
			{isShown && opened.element}
			<div className={isShown ? HIDDEN : undefined}>{children}</div>
		</PagePreviewContext>
	);
}
