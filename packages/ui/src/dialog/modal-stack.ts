/**
 * The dialogs that are open as modals, the topmost last. Whatever floats above them (toasts) must live inside the
 * topmost, because everything outside a modal is inert: it cannot be clicked and is not read out.
 */
const stack: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** The topmost modal, or undefined when none is open. */
export const topModal = (): HTMLElement | undefined => stack.at(-1);

/** Calls back when a modal opens or closes; returns how to stop. */
export function onModalChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Marks a modal as open, holds the page behind it still, and returns how to undo both. */
export function pushModal(modal: HTMLElement): () => void {
	if (stack.length === 0) holdPage();
	stack.push(modal);
	announce();
	return () => {
		stack.splice(stack.indexOf(modal), 1);
		if (stack.length === 0) releasePage();
		announce();
	};
}

function announce() {
	for (const listener of listeners) listener();
}

function holdPage() {
	const root = document.documentElement;
	const hasScrollbar = window.innerWidth > root.clientWidth;
	root.style.overflow = 'hidden';
	// Keeps the scrollbar's place, so that the page does not jump sideways when the bar goes.
	if (hasScrollbar) root.style.scrollbarGutter = 'stable';
}

function releasePage() {
	document.documentElement.style.overflow = '';
	document.documentElement.style.scrollbarGutter = '';
}
