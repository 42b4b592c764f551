/**
 * Writes data for a `<script type="application/json">`: nothing in it can end the element or begin a comment.
 * @param data anything that JSON can carry
 */
export function inlineJson(data: unknown): string {
	return JSON.stringify(data).replaceAll('<', '\\u003c');
}
