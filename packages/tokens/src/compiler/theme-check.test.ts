import { describe, expect, it } from 'vitest';
import { fixtureFile, fixtureTheme, grey } from '../../tools/testing/fixture.ts';
import { problemsOfTheme } from './theme-check.ts';
import type { Tree } from './tree.ts';

const problemsOf = (overrides: Tree, name = 'brand') => problemsOfTheme({ name, overrides }, fixtureFile);

const messagesOf = (overrides: Tree, name?: string) => problemsOf(overrides, name).map(({ message }) => message);

describe('a theme', () => {
	it('without a fault has no problems', () => {
		expect(problemsOfTheme(fixtureTheme, fixtureFile)).toEqual([]);
	});

	it('with pairs below the contrast limit is rejected, naming each pair and its set', () => {
		expect(problemsOf({ light: { accent: grey(0.8) } })).toEqual([
			{ kind: 'contrast', message: 'light: accent on surface has a contrast of 1.86:1; text needs 4.5:1' },
			{ kind: 'contrast', message: 'light: on-accent on accent has a contrast of 1.86:1; text needs 4.5:1' },
		]);
	});

	it('is held to the higher limit in high contrast', () => {
		expect(messagesOf({ 'dark-hc': { accent: grey(0.6) } })).toEqual([
			'dark-hc: accent on surface has a contrast of 4.98:1; text needs 7:1',
			'dark-hc: on-accent on accent has a contrast of 4.98:1; text needs 7:1',
		]);
	});

	it('cannot lower the limits', () => {
		const rules = { 'com.zaylat.contrast': [] };
		expect(messagesOf({ $extensions: rules, light: { accent: grey(0.8) } })).toHaveLength(2);
	});

	it('with a token that does not exist is rejected', () => {
		expect(messagesOf({ light: { acent: grey(0.3) }, radius: { pill: { $value: { value: 1, unit: 'px' } } } })).toEqual(
			['light.acent is not a token of Zaylat', 'radius.pill is not a token of Zaylat'],
		);
	});

	it('may add ramps and override any colour of a mode in its high contrast', () => {
		const set = { text: grey(0) };
		expect(
			messagesOf({ palette: { leaf: { 500: grey(0.5) } }, 'light-hc': set, 'dark-hc': { text: grey(1) } }),
		).toEqual([]);
	});

	it('with a colour in one set of high contrast only is rejected', () => {
		expect(messagesOf({ 'light-hc': { text: grey(0) } })).toEqual([
			'light-hc overrides text, so dark-hc must override it too',
		]);
	});

	it('with a colour that screens cannot show is rejected', () => {
		const vivid = { $value: { colorSpace: 'oklch', components: [0.4, 0.4, 150] } };
		expect(problemsOf({ palette: { vivid: { 500: vivid } } })).toEqual([
			{ kind: 'gamut', message: 'palette.vivid.500 lies outside sRGB' },
		]);
	});

	it.each([
		[
			'a missing alias',
			{ light: { accent: { $value: '{palette.plum.700}' } } },
			/light\.accent refers to \{palette\.plum\.700\}/,
		],
		['an alias of itself', { light: { accent: { $value: '{light.accent}' } } }, /light\.accent refers to itself/],
		[
			'another colour space',
			{ light: { accent: { $value: { colorSpace: 'hsl', components: [0, 0, 0] } } } },
			/light\.accent is not a colour/,
		],
		['a colour as text', { light: { accent: { $value: '#333333' } } }, /light\.accent is not a group of tokens/],
	])('with %s is rejected, naming the token', (_, overrides, message) => {
		expect(problemsOf(overrides)).toEqual([{ kind: 'invalid', message: expect.stringMatching(message) }]);
	});

	it('takes colours in sRGB', () => {
		const srgb = (value: number) => ({ $value: { colorSpace: 'srgb', components: [value, value, value] } });
		expect(problemsOf({ light: { accent: srgb(0.3) } })).toEqual([]);
		expect(messagesOf({ light: { accent: srgb(0.8) } })[0]).toMatch(/^light: accent on surface/);
	});

	it('needs a name that can stand in a selector', () => {
		expect(messagesOf({}, "it's")).toEqual(['"it\'s" is no theme name: use lower-case letters, digits and hyphens']);
	});
});
