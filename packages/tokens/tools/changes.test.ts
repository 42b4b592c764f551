import { describe, expect, it } from 'vitest';
import { mergeTrees, type Tree } from '../src/compiler/tree.ts';
import { neededBump, tokenChanges } from './changes.ts';
import { type FlatTokens, flatTokens } from './flat.ts';
import { fixtureFile, fixtureTheme, grey } from './testing/fixture.ts';

const themes = [fixtureTheme];
const now = flatTokens(fixtureFile, themes);

const changed = (over: Tree) => tokenChanges(now, flatTokens(mergeTrees(fixtureFile, over), themes));

function without(tokens: FlatTokens, name: string): FlatTokens {
	return Object.fromEntries(Object.entries(tokens).filter(([token]) => token !== name));
}

describe('changes since a release', () => {
	it('are none when nothing that users notice has changed', () => {
		expect(tokenChanges(now, now)).toEqual([]);
		expect(changed({ light: { accent: { $description: 'Other words.' } } })).toEqual([]);
		expect(neededBump([], '1.0.0')).toBeUndefined();
	});

	it('are major when a value differs, naming the sets where it does', () => {
		expect(changed({ light: { text: grey(0.4) } })).toEqual([
			{ kind: 'changed', size: 'major', what: 'color.text in light, light-hc, brand-light, brand-light-hc' },
		]);
		expect(changed({ radius: { full: { $value: { value: 99, unit: 'px' } } } })).toEqual([
			{ kind: 'changed', size: 'major', what: 'radius.full in shared, brand-shared' },
		]);
	});

	it('reach through a ramp to each colour that uses the step', () => {
		expect(changed({ palette: { grey: { 700: grey(0.45) } } }).map(({ what }) => what)).toEqual([
			'color.accent in light',
		]);
	});

	it('are major when a token is removed', () => {
		expect(tokenChanges(now, without(now, 'color.star'))).toEqual([
			{ kind: 'removed', size: 'major', what: 'color.star' },
		]);
	});

	it('are one major change when a token has another name', () => {
		const { 'color.star': star, ...rest } = now;
		if (star === undefined) throw new Error('no color.star');
		expect(tokenChanges(now, { ...rest, 'color.rating': star })).toEqual([
			{ kind: 'renamed', size: 'major', what: 'color.star to color.rating' },
		]);
	});

	it('do not take a new token of another value for the old one', () => {
		const { 'color.star': _, 'color.text': text, ...rest } = now;
		if (text === undefined) throw new Error('no color.text');
		const kinds = tokenChanges(now, { ...rest, 'color.text': text, 'color.rating': text }).map(({ kind }) => kind);
		expect(kinds).toEqual(['removed', 'added']);
	});

	it('are minor when a token, a set or a deprecation is new', () => {
		expect(tokenChanges(without(now, 'color.star'), now)).toEqual([
			{ kind: 'added', size: 'minor', what: 'color.star' },
		]);
		expect(tokenChanges(flatTokens(fixtureFile, []), now).every(({ kind }) => kind === 'added')).toBe(true);
		expect(changed({ light: { star: { $deprecated: 'Use {light.accent}.' } } })).toEqual([
			{ kind: 'deprecated', size: 'minor', what: 'color.star' },
		]);
	});

	it('ask for the largest step among them, and below 1.0 for no more than a minor one', () => {
		const changes = [...changed({ light: { text: grey(0.4) } }), ...tokenChanges(without(now, 'color.star'), now)];
		expect(neededBump(changes, '1.4.0')).toBe('major');
		expect(neededBump(changes, '0.4.0')).toBe('minor');
		expect(neededBump(changes.slice(1), '1.4.0')).toBe('minor');
	});
});
