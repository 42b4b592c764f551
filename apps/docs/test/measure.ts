import type { Page } from '@playwright/test';

/** Parts that are meant to be cut: the rest is read by screen readers, or comes by scrolling or opening. */
const MEANT_TO_BE_CUT = '[data-part="visually-hidden"], [data-cut="meant"]';

/** What does not fit a window of this width: the page that scrolls sideways, and texts that are cut off. */
export function misfits(page: Page): Promise<string[]> {
	return page.evaluate((exempt) => {
		const nameOf = (element: Element) =>
			`${element.getAttribute('data-part') ?? element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}"`;
		const root = document.documentElement;
		const places = ['#storybook-root', 'dialog[open]', '[popover]:popover-open', '[data-radix-popper-content-wrapper]'];
		const parts = [...document.querySelectorAll(places.map((place) => `${place} *`).join(', '))];
		const found: string[] = [];
		if (root.scrollWidth > root.clientWidth) {
			const isContained = (element: Element): boolean => {
				const parent = element.parentElement;
				return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isContained(parent));
			};
			const widest = parts.filter(
				(part) => part.getBoundingClientRect().right > root.clientWidth + 1 && !isContained(part),
			);
			// The innermost say more than all that they push.
			const inner = widest.filter((part) => !widest.some((other) => part !== other && part.contains(other)));
			found.push(`the page is ${root.scrollWidth} px wide: ${inner.slice(0, 5).map(nameOf).join(', ')}`);
		}
		for (const part of parts) {
			const { overflowX, overflowY, webkitLineClamp, textOverflow, clipPath, position } = getComputedStyle(part);
			const cutsX = overflowX === 'hidden' || overflowX === 'clip';
			const cutsY = overflowY === 'hidden' || overflowY === 'clip';
			if (!(cutsX || cutsY) || part.closest(exempt) || webkitLineClamp !== 'none' || textOverflow === 'ellipsis')
				continue;
			if (clipPath !== 'none' || (position === 'absolute' && part.clientWidth <= 1)) continue;
			const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
			const box = part.getBoundingClientRect();
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				if (!text.textContent?.trim() || text.parentElement?.closest(exempt)) continue;
				const style = text.parentElement && getComputedStyle(text.parentElement);
				if (style?.clipPath !== 'none' || style.visibility === 'hidden') continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
				if (width <= 1 || height <= 1) continue;
				if (
					(cutsX && (left < box.left - 1 || right > box.right + 1)) ||
					(cutsY && (top < box.top - 2 || bottom > box.bottom + 2))
				)
					found.push(`${nameOf(part)} cuts off "${text.textContent.trim().slice(0, 40)}"`);
			}
		}
		return [...new Set(found)];
	}, MEANT_TO_BE_CUT);
}

/** Things to press that are less than 44 px wide or high, hit areas around them included. */
export function smallTargets(page: Page, exempt: string): Promise<string[]> {
	return page.evaluate(
		([pressable, small]) => {
			// 44 px, less the edge of 2 px that the box around a control may have.
			const LEAST = 40;
			const REACH = LEAST / 2 - 1;
			const isHit = (target: Element, x: number, y: number) => {
				const hit = document.elementFromPoint(x, y);
				return target.contains(hit) || hit?.closest('label')?.control === target;
			};
			return [...document.querySelectorAll(`:is(${pressable})`)].flatMap((target) => {
				if (target.matches(small) || target.closest(small) || !target.checkVisibility({ visibilityProperty: true }))
					return [];
				const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
				const boxes = [target, ...labels].map((element) => element.getBoundingClientRect());
				const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
				const [box] = seen;
				if (!box) return [];
				const width = Math.max(...seen.map(({ right }) => right)) - Math.min(...seen.map(({ left }) => left));
				const height = Math.max(...seen.map(({ bottom }) => bottom)) - Math.min(...seen.map(({ top }) => top));
				const x = box.left + box.width / 2;
				const y = box.top + box.height / 2;
				// What lies under something else or outside the window is not to press now.
				if (!isHit(target, x, y)) return [];
				const reach = (dx: number, dy: number) => {
					const inside = (at: number, least: number, most: number) => at >= least && at < most;
					const [px, py] = [x + dx, y + dy];
					return !inside(px, 0, window.innerWidth) || !inside(py, 0, window.innerHeight) || isHit(target, px, py);
				};
				// A word that is a link is as wide as it is.
				const isWord = target instanceof HTMLAnchorElement && target.querySelector('svg') === null;
				const isWide = isWord || width >= LEAST || (reach(-REACH, 0) && reach(REACH, 0));
				const isHigh = height >= LEAST || (reach(0, -REACH) && reach(0, REACH));
				if (isWide && isHigh) return [];
				const name = target.getAttribute('aria-label') ?? target.textContent?.slice(0, 30) ?? '';
				return [
					`${target.getAttribute('data-part') ?? target.tagName.toLowerCase()} "${name}" ${Math.round(width)}x${Math.round(height)}`,
				];
			});
		},
		[PRESSABLE, exempt] as const,
	);
}

const PRESSABLE = [
	'a[href]',
	'button:not(:disabled)',
	'input:not(:disabled, [type="hidden"], [type="range"])',
	'select:not(:disabled)',
	'textarea:not(:disabled)',
	'summary',
	'[role="option"]:not([aria-disabled="true"])',
	'[role^="menuitem"]:not([aria-disabled="true"])',
	'[role="tab"]',
].join(', ');

/** What of a keyframe moves nothing: a spinner may breathe. */
const STILL = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];

/** Motion without end that goes on although less of it was asked for. */
export function endlessMotion(page: Page): Promise<string[]> {
	return page.evaluate((still) => {
		const STILL = new Set(still);
		return document.getAnimations().flatMap((animation) => {
			const { effect, playState } = animation;
			if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
			const { iterations, duration } = effect.getComputedTiming();
			if (iterations !== Number.POSITIVE_INFINITY || Number(duration) < 1) return [];
			const isStill = effect.getKeyframes().every((frame) => Object.keys(frame).every((name) => STILL.has(name)));
			return isStill ? [] : [`${effect.target?.getAttribute('data-part') ?? effect.target?.tagName} moves for ever`];
		});
	}, STILL);
}
