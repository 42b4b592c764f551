import { describe, expect, it } from 'vitest';
import { COLOUR_MODES, colourModeOf, parseColourMode, resolveColourMode } from './index.ts';

describe('colour mode [§1.29]', () => {
	it('is light, dark or system', () => {
		expect(COLOUR_MODES).toEqual(['light', 'dark', 'system']);
	});

	it.each(['', 'Dark', 'auto', null, undefined])('takes %j for system', (stored) => {
		expect(parseColourMode(stored)).toBe('system');
	});

	it.each([
		['light', 'dark', true, 'light'],
		['dark', 'light', false, 'dark'],
		[undefined, 'light', true, 'light'],
		[undefined, 'dark', false, 'dark'],
		[undefined, 'system', true, 'dark'],
		[undefined, 'system', false, 'light'],
		[undefined, undefined, true, 'dark'],
		['system', 'light', true, 'light'],
		['system', undefined, true, 'dark'],
		['nonsense', 'dark', false, 'dark'],
	] as const)('forced %s, stored %s, dark device %s: %s', (forced, stored, deviceIsDark, mode) => {
		expect(resolveColourMode({ forced, stored, deviceIsDark })).toBe(mode);
	});

	it('leaves system to the style sheet unless a page forces a mode', () => {
		expect(colourModeOf({})).toBe('system');
		expect(colourModeOf({ stored: 'dark' })).toBe('dark');
		expect(colourModeOf({ stored: 'dark', forced: 'light' })).toBe('light');
		expect(colourModeOf({ stored: 'system', forced: 'dark' })).toBe('dark');
		expect(colourModeOf({ stored: 'light', forced: 'system' })).toBe('light');
	});
});
