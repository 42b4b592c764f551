/**
 * Adds `globalThis.presses` to a page, with which `tools/offline-presses.mjs` finds links and buttons and sees what a
 * press changes. It runs in the browser, as an init script.
 */
export function installPresses() {
	const PRESSABLE = 'a[href], button, [role=button], [role=tab], [role=switch], summary, input[type=submit]';
	/** Attributes by which a person sees or hears another state. */
	const STATES =
		/^(aria-(label|expanded|pressed|checked|selected|current|busy|invalid|hidden|valuenow|disabled)|open|hidden|disabled|value|href|src|data-state)$/;
	/** Clocks go on and pictures arrive by themselves, and the head is not seen. */
	const UNNOTICED = 'head, [role=timer], [data-part=countdown], [data-part=lazy-image], picture, img';

	const wordsOf = (element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
	const nameOf = (element) => (element.getAttribute('aria-label') ?? wordsOf(element)).slice(0, 60);
	const isShown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
	const isUsable = (element) =>
		isShown(element) &&
		element.getBoundingClientRect().width > 1 &&
		!element.matches(':disabled, [aria-disabled=true], [inert] *');
	const isOwn = (element) => element.origin === undefined || element.origin === location.origin;

	function tagsTo(element) {
		const tags = [];
		for (let at = element; at !== null && at !== document.body; at = at.parentElement) tags.unshift(at.tagName);
		return tags.join('>');
	}

	/** What equal items of a list have in common: their place in the item. */
	function keyOf(element) {
		const item = element.closest('li, article, tr');
		const place = item
			? `${tagsTo(item)} ${[...item.querySelectorAll(PRESSABLE)].indexOf(element)}`
			: `${tagsTo(element)} ${nameOf(element)}`;
		return [element.tagName, isOwn(element), element.target, element.getAttribute('type'), place].join(' ');
	}

	const found = (hasFrame) =>
		[...document.querySelectorAll(PRESSABLE)].filter(
			(element) => isUsable(element) && (hasFrame || element.closest('main, [role=dialog]') !== null),
		);

	const addressOf = ({ pathname, search }) => `${pathname?.toLowerCase()}${search}`;

	/** What a press may do that the page does not show. */
	function unseenResultOf(element) {
		if (element.matches('[aria-selected=true], [aria-current=true]')) return 'chosen already';
		if (/^(tel|mailto|sms|viber|line):/.test(element.protocol ?? '')) return 'another app';
		const isHere = addressOf(element) === addressOf(location);
		return isHere && isOwn(element) ? 'this page' : undefined;
	}

	let changes = [];
	let observer;
	let before = {};
	const fields = () =>
		[...document.querySelectorAll('input, select, textarea')].map((field) => `${field.value} ${field.checked}`).join();
	const scrolled = () => [scrollX, scrollY].join();
	let isPrinted = false;

	globalThis.print = () => (isPrinted = true);

	/** Whether the page still differs from before: what came and went again is no answer. */
	function isLasting({ element, node, attributeName, old, added, removed }) {
		if (!element.isConnected) return false;
		if (attributeName) return element.getAttribute(attributeName) !== old;
		if (node) return node.isConnected && node.data !== old;
		// What leaves a place of messages told of something before.
		const isMessage = element.closest('[role=alert], [role=status], [aria-live]') !== null;
		return added.some((each) => each.isConnected) || (!isMessage && removed.some((each) => !each.isConnected));
	}

	globalThis.presses = {
		/** When something has changed last. */
		lastChange: 0,

		/** The links and buttons that are pressed, of equal items of a list the first two; and how many there are. */
		list(hasFrame) {
			const times = new Map();
			const all = found(hasFrame);
			const pressed = all.flatMap((element) => {
				const key = keyOf(element);
				const nth = times.get(key) ?? 0;
				times.set(key, nth + 1);
				const name = nameOf(element) || element.tagName.toLowerCase();
				return nth > 1 ? [] : [{ key, nth, hasFrame, name, unseen: unseenResultOf(element) }];
			});
			return { pressed, all: all.length };
		},

		/** Marks the element of an entry of the list. @returns whether it is there */
		mark({ key, nth, hasFrame }) {
			for (const marked of document.querySelectorAll('[data-press]')) marked.removeAttribute('data-press');
			const element = found(hasFrame).filter((each) => keyOf(each) === key)[nth];
			element?.setAttribute('data-press', '');
			return element !== undefined;
		},

		/** Notes changes from now on. */
		watch() {
			changes = [];
			isPrinted = false;
			const first = new Map();
			before = { fields: fields(), scrolled: scrolled(), focused: document.activeElement };
			this.lastChange = performance.now();
			observer?.disconnect();
			observer = new MutationObserver((records) => {
				for (const { type, target, attributeName, oldValue, addedNodes, removedNodes } of records) {
					const element = target instanceof Element ? target : target.parentElement;
					if (element === null || element.closest(UNNOTICED) !== null) continue;
					if (type === 'attributes' && !STATES.test(attributeName)) continue;
					this.lastChange = performance.now();
					if (type === 'childList') {
						const [added, removed] = [addedNodes, removedNodes].map((nodes) =>
							[...nodes].filter((node) => wordsOf(node) !== '' || node.querySelector?.('svg, input')),
						);
						if (added.length + removed.length > 0) changes.push({ element, added, removed });
						continue;
					}
					const values = first.get(target) ?? new Set();
					first.set(target, values);
					if (values.has(attributeName)) continue;
					values.add(attributeName);
					changes.push({ element, node: target, attributeName, old: oldValue });
				}
			});
			const what = { subtree: true, childList: true, attributes: true, attributeOldValue: true };
			observer.observe(document.body, { ...what, characterData: true, characterDataOldValue: true });
		},

		/** What is different since then, in a few words; undefined if nothing is. */
		change() {
			const lasting = changes.filter(isLasting);
			const isPart = (element) =>
				lasting.some((each) => element.contains(each.element) || each.element.contains(element));
			const opened = [
				...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open], [role=menu]'),
			].find((element) => isShown(element) && isPart(element));
			if (opened) return `opens “${wordsOf(opened.querySelector('h1, h2, h3') ?? opened).slice(0, 60)}”`;
			const spoken = lasting
				.map(
					({ element, added = [] }) =>
						added.map((node) => node.querySelector?.('[role=alert], [role=status]')).find(Boolean) ??
						element.closest('[role=alert], [role=status], [aria-live]'),
				)
				.find((element) => element?.checkVisibility() && wordsOf(element) !== '');
			if (spoken) return `says “${wordsOf(spoken).slice(0, 100)}”`;
			if (isPrinted) return 'the browser prints';
			const [shown] = lasting.filter(({ element }) => isShown(element));
			if (shown?.attributeName) return `${shown.attributeName} is ${shown.element.getAttribute(shown.attributeName)}`;
			if (shown) {
				const words = [shown.added?.find((node) => node.isConnected), shown.element].map(
					(node) => node && wordsOf(node),
				);
				return `the page changes: “${(words.find(Boolean) ?? '').slice(0, 60)}”`;
			}
			if (fields() !== before.fields) return 'a field changes';
			if (scrolled() !== before.scrolled) return 'the page scrolls';
			const { activeElement } = document;
			const isMoved = activeElement !== before.focused && activeElement !== document.body;
			return isMoved && activeElement.closest('[data-press]') === null ? 'the focus moves' : undefined;
		},
	};
}
