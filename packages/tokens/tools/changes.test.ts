import { describe, expect, it } from 'vitest';
import { neededBump, tokenChanges } from './changes.ts';
import { themes, tokenFile } from './files.ts';
import { type FlatTokens, flatTokens } from './flat.ts';
import { mergeTrees, type Tree } from './tree.ts';

const now = flatTokens(tokenFile, themes);

const colour = (lightness: number) => ({ $value: { colorSpace: 'oklch', components: [lightness, 0, 0] } });

const changed = (over: Tree) => tokenChanges(now, flatTokens(mergeTrees(tokenFile, over), themes));

function without(tokens: FlatTokens, name: string): FlatTokens {
	return Object.fromEntries(Object.entries(tokens).filter(([token]) => token !== name));
}

describe('changes since a release', () => {
	it('are none when nothing a user could notice has changed', () => {
		expect(tokenChanges(now, now)).toEqual([]);
		expect(changed({ light: { accent: { $description: 'Told in other words.' } } })).toEqual([]);
		expect(neededBump([], '1.0.0')).toBeUndefined();
	});

	it('are major when a value differs, naming the sets where it does', () => {
		expect(changed({ light: { 'text-muted': colour(0.4) } })).toEqual([
			{ kind: 'changed', size: 'major', what: 'color.text-muted in light, jasmine-light' },
		]);
		expect(changed({ radius: { full: { $value: { value: 99, unit: 'px' } } } })).toEqual([
			{ kind: 'changed', size: 'major', what: 'radius.full in shared, jasmine-shared' },
		]);
	});

	it('reach through a ramp to each meaning that uses the step', () => {
		const kinds = changed({ palette: { jade: { 700: colour(0.5) } } });
		expect(kinds.map(({ what }) => what)).toEqual(['color.positive in light, jasmine-light']);
	});

	it('are major when a token is gone', () => {
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
		const { 'color.star': _, 'color.ink': ink, ...rest } = now;
		if (ink === undefined) throw new Error('no color.ink');
		const kinds = tokenChanges(now, { ...rest, 'color.ink': ink, 'color.rating': ink }).map(({ kind }) => kind);
		expect(kinds).toEqual(['removed', 'added']);
	});

	it('are minor when a token, a set or a reason to leave one is new', () => {
		expect(tokenChanges(without(now, 'color.star'), now)).toEqual([
			{ kind: 'added', size: 'minor', what: 'color.star' },
		]);
		expect(tokenChanges(flatTokens(tokenFile, []), now).every(({ kind }) => kind === 'added')).toBe(true);
		expect(changed({ light: { star: { $deprecated: 'Use {light.warning}.' } } })).toEqual([
			{ kind: 'deprecated', size: 'minor', what: 'color.star' },
		]);
	});

	it('ask for the largest step among them, and below 1.0 for no more than a minor one', () => {
		const changes = [
			...changed({ light: { 'text-muted': colour(0.4) } }),
			...tokenChanges(without(now, 'color.star'), now),
		];
		expect(neededBump(changes, '1.4.0')).toBe('major');
		expect(neededBump(changes, '0.4.0')).toBe('minor');
		expect(neededBump(changes.slice(1), '1.4.0')).toBe('minor');
	});
});
