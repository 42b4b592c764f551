/** Something that was pressed before there was code to answer it. */
export interface HeldPress {
	readonly element: HTMLElement;
	/** Milliseconds since the epoch. */
	readonly at: number;
}

/** Name of the event by which presses are asked for that were held before the shop was there; `detail` takes them. */
export const PRESSES_ASKED = 'zaylat:presses-asked';

const CHOICE = '[type="checkbox"], [type="radio"]';

/** Whether the browser does by itself what is pressed: it follows a link and sends a form that says where to. */
function worksAlone(pressed: Element): boolean {
	if (pressed.closest('a[href]')) return true;
	const button = pressed.closest('button');
	return button?.type === 'submit' && button.form?.matches('[action]:not([data-held])') === true;
}

/** What a click presses that waits for code; undefined where there is nothing to answer, or the browser does. */
export function heldBy({ target }: Event): HTMLElement | undefined {
	const element = target instanceof Element ? target.closest<HTMLElement>(`button, ${CHOICE}`) : null;
	return element === null || worksAlone(element) ? undefined : element;
}

/** Presses that wait, with one more: choices are made one after the other, of other buttons the last one counts. */
export function holdOneMore(held: readonly HeldPress[], press: HeldPress): readonly HeldPress[] {
	return [...held.filter(({ element }) => element !== press.element && element.matches(CHOICE)), press];
}
