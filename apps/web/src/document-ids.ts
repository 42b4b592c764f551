/** Id of the element that the shop is rendered into. */
export const ROOT_ID = 'root';

/** Id of the `<script type="application/json">` that carries `PageData`. */
export const PAGE_DATA_ID = 'zaylat-payload';

/** Id of the speculation rules, which hold until the page is hydrated. */
export const AHEAD_ID = 'zaylat-ahead';
