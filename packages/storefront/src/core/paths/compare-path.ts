/** Path of the page that compares products. */
export const COMPARE_PATH = '/Compare';

/** Name of the query parameter with the id of a compared product; an address repeats it. */
export const COMPARED_ID = 'id';

/** Address that compares products, which can be shared. @param ids in the order of the columns */
export const comparePath = (ids: readonly string[]): string =>
	`${COMPARE_PATH}?${new URLSearchParams(ids.map((id) => [COMPARED_ID, id]))}`;
