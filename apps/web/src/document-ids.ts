/** Id of the element that the shop is rendered into. */
export const ROOT_ID = 'root';

/** Id of the `<script type="application/json">` that carries `PageData`. */
export const PAGE_DATA_ID = 'zaylat-payload';
