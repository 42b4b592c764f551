/** A press on a link or button of a page that is not enhanced yet. */
export interface EarlyPress {
	/** When it came, in milliseconds since the page was asked for. */
	readonly at: number;
	/** Whether the page has changed since. */
	hasEffect: boolean;
}

/** The presses before the page was enhanced, as {@link watchEarlyPresses} records them. */
export interface EarlyPresses {
	readonly presses: readonly EarlyPress[];
	/** Ends the recording of further presses; effects of those before are still noticed. */
	end(): void;
}

declare global {
	interface Window {
		/** Only on pages that measure their figures. */
		earlyPresses?: EarlyPresses;
	}
}

/**
 * Runs in the page, before its scripts: records presses on links and buttons, and whether they change something. Nothing is
 * watched before the first press. Must not use anything outside of itself: the server writes its source into the page.
 *
 * An effect counts for the last press; that the page is left, which can take long, counts for all presses. Fields, boxes and
 * radio buttons react by themselves and are not recorded. What is recorded says nothing about which control it was.
 */
export function watchEarlyPresses(): void {
	const presses: EarlyPress[] = [];
	let last: { press: EarlyPress; control: Element; isLink: boolean } | undefined;
	/** Whether the visitor has touched the page since the last press: fields and lists then follow the finger. */
	let isTouched = false;
	const note = () => {
		if (last) last.press.hasEffect = true;
	};
	const noteUntouched = () => {
		if (!isTouched) note();
	};

	function watchEffects(): void {
		const { href } = location;
		const field = 'input, select, textarea';
		const panels = 'dialog, [popover], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=alert]';
		// What buttons do by HTML: open panels and details, send forms, name what is missing.
		for (const type of ['toggle', 'submit', 'invalid']) addEventListener(type, note, true);
		addEventListener('focusin', ({ target }) => target instanceof Element && target.matches(field) && noteUntouched());
		// Of what scrolls inside the page; the page itself is scrolled by hand.
		addEventListener('scroll', ({ target }) => target !== document && noteUntouched(), true);
		addEventListener('pointerdown', () => (isTouched = true), true);
		addEventListener('pagehide', () => {
			for (const press of presses) press.hasEffect = true;
		});
		new MutationObserver((changes) => {
			const region = last?.control.closest('form, fieldset, [role=group]') ?? last?.control;
			const isEffect = ({ target, addedNodes }: MutationRecord) =>
				region?.contains(target) ||
				(target instanceof Element && target.closest('[role=status], [role=alert]')) ||
				[...addedNodes].some((node) => node instanceof Element && node.matches(panels));
			if (location.href !== href || changes.some(isEffect)) note();
		}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
	}

	function onPress({ isTrusted, target, timeStamp }: Event): void {
		const control = isTrusted && target instanceof Element ? target.closest('a[href^="/"], button') : null;
		if (!control || control.matches('[target], [download], [aria-disabled=true]')) return;
		// A finger that comes twice is one press.
		if (last?.control === control && timeStamp - last.press.at < 300) return;
		if (!last) watchEffects();
		const press = { at: timeStamp, hasEffect: false };
		last = { press, control, isLink: control.matches('a') };
		isTouched = false;
		presses.push(press);
	}

	/** A link that no script has taken is followed by the browser. */
	function onPressed({ defaultPrevented }: Event): void {
		if (last?.isLink && !defaultPrevented) note();
	}

	addEventListener('click', onPress, true);
	addEventListener('click', onPressed);
	window.earlyPresses = { presses, end: () => removeEventListener('click', onPress, true) };
}
