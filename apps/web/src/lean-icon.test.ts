import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import leanIcon, { type IconProps } from './lean-icon.ts';

const Check = leanIcon({
	name: 'circle-check',
	node: [
		['circle', { cx: '12', cy: '12', r: '10' }],
		['path', { d: 'm9 12 2 2 4-4' }],
	],
	aliases: ['check-circle-2'],
});

/** Attributes of the svg and what stands inside. */
function drawn(props: IconProps) {
	const markup = renderToStaticMarkup(createElement(Check, props));
	const [, svg = '', inside = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? [];
	return {
		attributes: Object.fromEntries([...svg.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, key, value]) => [key, value])),
		inside,
	};
}

describe('an icon of a build', () => {
	test('is drawn as the library draws it', () => {
		expect(drawn({ 'aria-hidden': true, size: 18, strokeWidth: 1.5, className: 'shrink-0' })).toEqual({
			attributes: {
				xmlns: 'http://www.w3.org/2000/svg',
				width: '18',
				height: '18',
				viewBox: '0 0 24 24',
				fill: 'none',
				stroke: 'currentColor',
				'stroke-width': '1.5',
				'stroke-linecap': 'round',
				'stroke-linejoin': 'round',
				'aria-hidden': 'true',
				class: 'lucide lucide-circle-check lucide-check-circle-2 shrink-0',
			},
			inside: '<circle cx="12" cy="12" r="10"></circle><path d="m9 12 2 2 4-4"></path>',
		});
	});

	test('has 24 pixels, and says nothing, unless told otherwise', () => {
		const { attributes } = drawn({});
		expect(attributes).toMatchObject({ width: '24', height: '24', 'stroke-width': '2', 'aria-hidden': 'true' });
		expect(attributes.class).toBe('lucide lucide-circle-check lucide-check-circle-2');
	});

	test('is not hidden from screen readers where it has a name', () => {
		const { attributes } = drawn({ role: 'img', 'aria-label': 'Done' });
		expect(attributes).toMatchObject({ role: 'img', 'aria-label': 'Done' });
		expect(attributes).not.toHaveProperty('aria-hidden');
	});

	test('is filled where it shows what is chosen', () => {
		expect(drawn({ fill: 'currentColor' }).attributes).toMatchObject({ fill: 'currentColor', stroke: 'currentColor' });
	});
});
