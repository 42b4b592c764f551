const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

/** Letters typed within this many ms of each other are one word. */
const TYPING_MS = 700;

/** Where a key leads among so many items; -1 is no item. */
const MOVES: Readonly<Record<string, ((from: number, count: number) => number) | undefined>> = {
	ArrowDown: (from, count) => (from + 1) % count,
	ArrowUp: (from, count) => (from <= 0 ? count - 1 : from - 1),
	Home: () => 0,
	End: (_from, count) => count - 1,
};

/** The items of a menu that can be chosen, in order. */
export function itemsOf(menu: Element): HTMLElement[] {
	return [...menu.querySelectorAll<HTMLElement>(ITEMS)];
}

/** The item that has the focus at first: the one that holds, else the first. */
export function firstItem(menu: Element): HTMLElement | undefined {
	const items = itemsOf(menu);
	return items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0];
}

/** What was typed last in a menu, and when. */
export interface Typed {
	readonly text: string;
	readonly at: number;
}

/**
 * Finds the item that a key moves to, by place or by the first letters of its name.
 * @param typed what was typed before; null at first
 * @returns the item if there is one, and what is typed now
 */
export function itemForKey(
	menu: Element,
	{ key, timeStamp }: { readonly key: string; readonly timeStamp: number },
	typed: Typed | null,
): { readonly item: HTMLElement | undefined; readonly typed: Typed | null } {
	const items = itemsOf(menu);
	const { activeElement } = document;
	const from = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
	const move = MOVES[key];
	if (move !== undefined) return { item: items[move(from, items.length)], typed: null };
	// A letter and its marks are one key; names of keys ("Shift") are longer and Latin.
	if (key === ' ' || /^[A-Z][A-Za-z0-9]+$/.test(key)) return { item: undefined, typed };
	const text = (typed !== null && timeStamp - typed.at < TYPING_MS ? typed.text : '') + key.toLocaleLowerCase('en');
	// The same letter again goes on to the next name that begins with it.
	const isOneLetter = [...text].every((letter) => letter === text[0]);
	const wanted = isOneLetter ? key.toLocaleLowerCase('en') : text;
	const start = isOneLetter ? from + 1 : Math.max(from, 0);
	const turned = [...items.slice(start), ...items.slice(0, start)];
	const item = turned.find(({ textContent }) => textContent.trim().toLocaleLowerCase('en').startsWith(wanted));
	return { item, typed: { text, at: timeStamp } };
}
