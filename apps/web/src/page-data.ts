import type { Edition } from '@zaylat/domain/editions';
import type { Preferences } from '@zaylat/storefront';

/** Data that the server sends with a page: enough for the browser to render the same markup again. */
export interface PageData {
	readonly edition: Edition;
	readonly origins: Readonly<Record<Edition, string>>;
	readonly preferences: Preferences;
	/** Whether this is the document without a page, which starts the shop at any address; the browser then loads the page. */
	readonly isShell: boolean;
	/** Loader data of the matched routes, for React Router. */
	readonly loaderData: Readonly<Record<string, unknown>>;
	/** Routes whose loader failed, with the status they failed with. */
	readonly failedRoutes: Readonly<Record<string, number>>;
	/** Secret of the security key; guards against replay, not against attackers (ADR 3). */
	readonly securityKey: string;
	/** Id of the build that the page belongs to. */
	readonly buildId: string;
	/** Address of the style sheet with the Chinese fonts, which only Chinese pages load. */
	readonly chineseStyles: string | undefined;
	/** Whether the server runs the demo profile (Decision 23). */
	readonly isDemo: boolean;
	/** Whether only this machine reaches the server. */
	readonly isLocal: boolean;
	/** Whether the visitor has dismissed the demo banner. */
	readonly isDemoNoticeDismissed: boolean;
}
