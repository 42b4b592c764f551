import type { AppContext } from '../context/app-context.ts';

/** Loader data of a page that is opened with a preview, until the page in its place asks for the payload. */
export interface ArrivingPage {
	readonly isArriving: true;
}

export const ARRIVING_PAGE: ArrivingPage = { isArriving: true };

/** Whether loader data is that of a page that has not arrived. */
export function isArrivingPage(data: unknown): data is ArrivingPage {
	return typeof data === 'object' && data !== null && 'isArriving' in data;
}

/** A page whose preview is shown. */
interface PreviewedPage {
	readonly path: string;
	/** Whether its loader was called, so that the navigation was not cancelled before. */
	readonly isArriving: boolean;
}

const previewed = new WeakMap<AppContext, PreviewedPage>();

const isAt = ({ path }: PreviewedPage, url: URL) => new URL(path, url).href === url.href;

/** Tells that the next navigation leads to a page whose preview is shown: its address need not wait for the page. */
export function announcePreview(app: AppContext, path: string): void {
	previewed.set(app, { path, isArriving: false });
}

/** Whether a navigation to a previewed page begins. */
export const isPreviewAnnounced = (app: AppContext): boolean => previewed.get(app)?.isArriving === false;

/** Tells that a navigation with a preview has ended. @returns whether it was cancelled before its loader was called */
export function endAnnouncement(app: AppContext): boolean {
	return isPreviewAnnounced(app) && previewed.delete(app);
}

/** Whether the page at an address is announced, so that its address goes ahead of it; true once. */
export function beginArrival(app: AppContext, url: URL): boolean {
	const page = previewed.get(app);
	if (page === undefined || page.isArriving || !isAt(page, url)) return false;
	previewed.set(app, { ...page, isArriving: true });
	return true;
}

/** Tells that a page has arrived. @returns whether its address went ahead of it */
export function endArrival(app: AppContext, url: URL): boolean {
	const page = previewed.get(app);
	if (!page?.isArriving) return false;
	previewed.delete(app);
	return isAt(page, url);
}
