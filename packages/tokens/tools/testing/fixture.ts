import type { Theme } from '../../src/compiler/theme-file.ts';
import type { Tree } from '../../src/compiler/tree.ts';

/** A grey of the fixture. */
export const grey = (lightness: number): Tree => ({
	$value: { colorSpace: 'oklch', components: [lightness, 0, 0] },
});

const described = (token: Tree, description: string): Tree => ({ ...token, $description: description });

const px = (value: number): Tree => ({ $value: { value, unit: 'px' } });

const rem = (value: number): Tree => ({ $value: { value, unit: 'rem' } });

const ms = (value: number): Tree => ({ $value: { value, unit: 'ms' } });

const alias = (path: string): Tree => ({ $value: `{${path}}` });

const shadow = {
	$value: [
		{
			color: { colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.2 },
			offsetX: { value: 0, unit: 'px' },
			offsetY: { value: 1, unit: 'px' },
			blur: { value: 2, unit: 'px' },
			spread: { value: 0, unit: 'px' },
		},
	],
};

const SCRIPTS = ['latin', 'myanmar', 'thai', 'chinese'] as const;

const perScript = (of: (script: string) => Tree) => Object.fromEntries(SCRIPTS.map((script) => [script, of(script)]));

/** A small token file with every group, in neutral colours: tests of the tools do not depend on the look of Zaylat. */
export const fixtureFile: Tree = {
	$description: 'Fixture.',
	$extensions: {
		'com.zaylat.contrast': [
			{ use: 'text', minimum: 4.5, more: 7, of: ['text', 'accent'], on: ['surface'] },
			{ use: 'text', minimum: 4.5, more: 7, of: ['on-accent'], on: ['accent'] },
		],
	},
	palette: {
		$type: 'color',
		white: described(grey(1), 'White.'),
		grey: { 100: grey(0.9), 500: grey(0.5), 700: grey(0.4), 900: grey(0.2) },
	},
	light: {
		$type: 'color',
		surface: described(alias('palette.white'), 'Ground.'),
		text: described(grey(0.2), 'Text.'),
		accent: described(alias('palette.grey.700'), 'Actions.'),
		'on-accent': described(alias('palette.white'), 'Text on accent.'),
		star: described(grey(0.5), 'Rating.'),
	},
	dark: {
		$type: 'color',
		surface: described(grey(0.15), 'Ground.'),
		text: described(grey(0.95), 'Text.'),
		accent: described(alias('palette.grey.100'), 'Actions.'),
		'on-accent': described(grey(0.15), 'Text on accent.'),
		star: described(grey(0.7), 'Rating.'),
	},
	'light-hc': { $type: 'color', $extends: '{light}', accent: alias('palette.grey.900') },
	'dark-hc': { $type: 'color', $extends: '{dark}', accent: alias('palette.white') },
	font: {
		family: { $type: 'fontFamily', ...perScript(() => ({ $value: ['Fixture Sans', 'sans-serif'] })) },
		size: { $type: 'dimension', base: rem(1), xl: rem(1.5) },
		weight: { $type: 'fontWeight', normal: { $value: 400 }, bold: { $value: 700 } },
		leading: { $type: 'number', ...perScript(() => ({ body: { $value: 1.5 }, heading: { $value: 1.2 } })) },
	},
	space: { $type: 'dimension', unit: rem(0.25), target: rem(2.75), page: rem(75) },
	radius: { $type: 'dimension', control: px(4), full: px(9999) },
	shadow: { $type: 'shadow', light: { float: shadow }, dark: { float: shadow } },
	duration: { $type: 'duration', fast: ms(100), slow: ms(200) },
	easing: { $type: 'cubicBezier', out: { $value: [0.2, 0, 0, 1] } },
	'z-index': { $type: 'number', header: { $value: 20 }, toast: { $value: 40 } },
	breakpoint: {
		$type: 'dimension',
		$extensions: { 'com.zaylat.fallback': 'desktop' },
		mobile: px(320),
		tablet: px(768),
	},
	layout: { $type: 'dimension', desk: px(1024) },
};

/** A theme of the fixture with colours of its own in all sets, and a shape of its own. */
export const fixtureTheme: Theme = {
	name: 'brand',
	overrides: {
		palette: { plum: { $type: 'color', 500: { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 310] } } } },
		light: { accent: alias('palette.plum.500') },
		dark: { accent: grey(0.85) },
		'light-hc': { accent: grey(0.3) },
		'dark-hc': { accent: grey(0.95) },
		radius: { control: px(12) },
	},
};
