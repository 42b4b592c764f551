/**
 * Lets a text area grow with its text where the browser cannot do it by `field-sizing`.
 * @param area the text area; called whenever its text has changed
 */
export function grow(area: HTMLTextAreaElement | null): void {
	if (!area || CSS.supports('field-sizing', 'content')) return;
	area.style.height = 'auto';
	area.style.height = `${area.scrollHeight}px`;
}
