/** A Burmese letter that begins a syllable: not one that closes the one before or is stacked below it. */
const SYLLABLE = /(?<!\u1039)(?=[\u1000-\u102A\u103F](?!\u1037?[\u1039\u103A]))/u;

/** Texts that nobody sees: read by screen readers only, or behind something closed. */
const UNSEEN =
	'.sr-only, [data-part="visually-hidden"], [data-part="skip-link"], [aria-hidden="true"], [inert], noscript, option, datalist, svg';

/** Burmese, Thai and digits; a long address of mail may be broken anywhere. */
const COUNTED = /[\u0E00-\u0E7F\u1000-\u109F\d]/u;

/** Parts that a line must not end in: syllables of Burmese, words of Thai, and numbers. */
function partsOf(text: string): readonly string[] {
	return [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].flatMap(({ segment, isWordLike }) =>
		isWordLike ? segment.split(SYLLABLE) : [segment],
	);
}

const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';

/** Whether a place moves sideways, or shows an ellipsis for what does not fit. */
function isInsideScroller(element: Element | null): boolean {
	if (element === null || element === document.documentElement) return false;
	const style = getComputedStyle(element);
	return scrolls(style) || style.textOverflow === 'ellipsis' || isInsideScroller(element.parentElement);
}

/** The element that an element scrolls with. */
const containerOf = (part: Element): Element | null =>
	part instanceof HTMLElement && getComputedStyle(part).position === 'absolute' ? part.offsetParent : part;

const nameOf = (part: Element) =>
	`${part.closest('[data-part]')?.getAttribute('data-part')} ${part.tagName} "${part.textContent.slice(0, 30)}"`;

/** Hidden from the eye, as texts for screen readers are. */
const isClipped = (part: Element): boolean => {
	const { width, height } = part.getBoundingClientRect();
	return (width <= 1 && height <= 1) || (part.parentElement !== null && isClipped(part.parentElement));
};

/** What of the page does not fit the window at the present size of text. */
export function textMisfits(): readonly string[] {
	const root = document.documentElement;
	const width = root.clientWidth;
	const found: string[] = [];
	if (root.scrollWidth > width) {
		const wide = [...document.body.querySelectorAll('*')].filter((part) => {
			return part.getBoundingClientRect().right > width + 1 && !isInsideScroller(containerOf(part));
		});
		const inner = wide.filter((part) => !wide.some((other) => part !== other && part.contains(other)));
		found.push(`the page is ${root.scrollWidth} px wide: ${inner.slice(0, 4).map(nameOf).join(', ')}`);
	}
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const parent = text.parentElement;
		const content = text.textContent ?? '';
		if (!parent || content.trim() === '' || parent.closest(UNSEEN)) continue;
		if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		const box = range.getBoundingClientRect();
		if (box.width <= 1 || box.height <= 1 || isInsideScroller(parent) || isClipped(parent)) continue;
		if (box.left < -1 || box.right > width + 1) found.push(`"${content.slice(0, 40)}" is outside the window`);
		let start = 0;
		for (const part of partsOf(content)) {
			range.setStart(text, start);
			range.setEnd(text, start + part.length);
			start += part.length;
			const tops = [...range.getClientRects()].filter((rect) => rect.width > 0).map(({ top }) => Math.round(top));
			if (COUNTED.test(part) && Math.max(...tops) - Math.min(...tops) > 4) {
				found.push(`"${part}" of "${content.slice(0, 40)}" is split in ${nameOf(parent)}`);
			}
		}
	}
	for (const control of document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea')) {
		if (control.closest(UNSEEN) || isInsideScroller(control)) continue;
		if (!control.checkVisibility({ visibilityProperty: true })) continue;
		const { left, right, width: own } = control.getBoundingClientRect();
		if (own > 1 && (left < -1 || right > width + 1)) {
			found.push(
				`${control.tagName} "${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40)}" is outside the window`,
			);
		}
	}
	return [...new Set(found)];
}
