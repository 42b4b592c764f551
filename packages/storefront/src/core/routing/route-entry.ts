import type { Guard, RouteAuth } from '@zaylat/domain/access';
import type { ForcedColourMode } from '@zaylat/domain/colour-mode';
import type { Area } from '../../i18n/resources.ts';
import type { ScreenModule } from '../screen/screen.ts';
import type { LayoutName } from './layouts.ts';

/** Where a screen's code is. */
export interface ScreenSource {
	/**
	 * Path of the module, by which a server finds its chunk and names it in the document; below the package's `src` for the
	 * screens of the package. Without it, the browser fetches the chunk when it runs the first script.
	 */
	readonly source?: string;
	readonly load: () => Promise<ScreenModule>;
}

/** One row of the route table (Specification §2). */
export interface RouteEntry {
	/** Stable name of the route, unique. */
	readonly id: string;
	/** Canonical path with `:name` for parameters; matched without regard to case (Decision 7). */
	readonly path: string;
	readonly layout: LayoutName;
	/**
	 * Who may see it (Specification §4): absent or true, signed-in visitors; false, everyone. A row with a named guard
	 * needs none.
	 */
	readonly auth?: RouteAuth;
	/** Named guard (Specification §6, Decision 6); it replaces `auth`. */
	readonly guard?: Guard;
	/** Forces light or dark on the page, whatever the preference (Specification §1). */
	readonly colourMode?: ForcedColourMode;
	/** Texts to fetch together with the screen. */
	readonly area?: Area;
	/** The screen; a route without one is not built: it answers 404 and nothing links to it. */
	readonly screen?: ScreenSource;
	/** Forms of the path that header and footer link to; they answer directly, with a canonical link (Decision 7). */
	readonly linkedAs?: readonly string[];
	/** Part of the account: shown beside the navigation of the account. */
	readonly isAccountPage?: boolean;
	/** Where the path leads at once (301), with its query. */
	readonly redirectTo?: string;
	/**
	 * Stays in the document, hidden, when the visitor goes on, so that Back shows it at once. Its components read the address
	 * with `usePageLocation`, and it has no elements that are looked for in the whole document.
	 */
	readonly isKept?: boolean;
	/** Only outside production builds (Decision 16). */
	readonly isDeveloperPage?: boolean;
}

/** What a route of the shop carries besides React Router's own. */
export interface RouteHandle {
	/** The row of the route table; absent on the page of unknown paths. */
	readonly entry?: RouteEntry;
}
