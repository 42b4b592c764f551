import type { Page } from '@playwright/test';

/** What a finger needs, in px. */
const SIZE = 44;

/**
 * What in the main part of a page is harder to hit than a finger needs: around its middle something else answers.
 * Links within a sentence are as tall as their line and left out, and so is what cannot be used now.
 */
export function smallTargets(page: Page): Promise<string[]> {
	return page.getByRole('main').evaluate((main, size) => {
		/** Less by the border of a field, and since edges lie between pixels. */
		const reach = size / 2 - 2;
		const found = main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
		const isShown = (each: HTMLElement) =>
			each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
			!each.matches(':disabled, [type=hidden]');
		const labelsOf = (each: HTMLElement) => ('labels' in each ? [...((each as HTMLInputElement).labels ?? [])] : []);
		const areaOf = (each: HTMLElement) => {
			const [label] = labelsOf(each);
			return each.matches('[type=radio], [type=checkbox]') && label ? label : each;
		};
		const isHit = (each: HTMLElement, x: number, y: number) => {
			const hit = document.elementFromPoint(x, y);
			return hit !== null && (each.contains(hit) || labelsOf(each).some((label) => label.contains(hit)));
		};
		return [...found].filter(isShown).flatMap((each) => {
			if (each.matches('p a, li p a') && getComputedStyle(each).display === 'inline') return [];
			const area = areaOf(each);
			area.scrollIntoView({ block: 'center', inline: 'center' });
			const { x, y, width, height } = area.getBoundingClientRect();
			const [middleX, middleY] = [x + width / 2, y + height / 2];
			// Text fields are wide: only their height is checked.
			const isWide = each.matches('input:not([type=radio], [type=checkbox])');
			const corners = [-reach, reach].flatMap((far) => [
				[isWide ? middleX : middleX + far, middleY],
				[middleX, middleY + far],
			]);
			if (corners.every(([cornerX = 0, cornerY = 0]) => isHit(each, cornerX, cornerY))) return [];
			const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
			return [`${each.tagName.toLowerCase()} ${name.trim().slice(0, 40)} ${Math.round(width)}x${Math.round(height)}`];
		});
	}, SIZE);
}
