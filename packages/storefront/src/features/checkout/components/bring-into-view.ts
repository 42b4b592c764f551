/** Moves the focus to an element and the element to the middle of the window, clear of bars at its edges. */
export function bringIntoView(element: HTMLElement | null): void {
	element?.focus({ preventScroll: true });
	element?.scrollIntoView({ block: 'center' });
}
