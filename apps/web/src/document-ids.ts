/** Id of the element that the shop is rendered into. */
export const ROOT_ID = 'root';

/** Id of the `<script type="application/json">` that carries `PageData`. */
export const PAGE_DATA_ID = 'zaylat-payload';

/** Id of the speculation rules, which hold until the page is hydrated. */
export const AHEAD_ID = 'zaylat-ahead';

/** Property of `window` with the first uncaught errors, which happened before the code that reports them was loaded. */
export const EARLY_ERRORS = 'zaylatErrors';

declare global {
	interface Window {
		readonly [EARLY_ERRORS]?: readonly (ErrorEvent | PromiseRejectionEvent)[];
	}
}
