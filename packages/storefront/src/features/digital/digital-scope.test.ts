import { describe, expect, test } from 'vitest';
import { digitalCategoryOf, digitalScope, formPath, readForm } from './digital-scope.ts';

const query = (text: string) => new URLSearchParams(text);

describe('lists of digital goods', () => {
	test('are of digital goods alone, narrowed by what the address says', () => {
		expect(digitalScope(query(''))).toEqual({ kind: 'digital' });
		expect(digitalScope(query('search= steam  key&form=one_time'))).toEqual({
			kind: 'digital',
			search: 'steam key',
			form: 'one_time',
		});
		expect(digitalScope(query('search=x&form=download'), 'games')).toEqual({
			kind: 'digital',
			category: 'games',
			form: 'download',
		});
	});

	test('know four forms', () => {
		expect(readForm(query('form=life_time'))).toBe('life_time');
		expect(readForm(query('form=code'))).toBeUndefined();
		expect(readForm(query(''))).toBeUndefined();
	});

	test('keep search and order when the form changes, and begin anew', () => {
		const at = query('search=tea&sort=newest&cursor=abc&form=download');
		expect(formPath('/x', at, 'subscription')).toBe('/x?search=tea&sort=newest&form=subscription');
		expect(formPath('/x', at, undefined)).toBe('/x?search=tea&sort=newest');
		expect(formPath('/x', query('form=download'), undefined)).toBe('/x');
	});

	test('take the category from the last parameter of the route (Specification §2)', () => {
		expect(digitalCategoryOf({ slug: 'games' })).toBe('games');
		expect(digitalCategoryOf({ slug: 'games', category_slug: 'game-credit' })).toBe('game-credit');
		expect(digitalCategoryOf({ id: '41' })).toBe('41');
	});
});
