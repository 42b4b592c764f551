import { expect, it } from 'vitest';
import { placeList } from './place-list.ts';

const view = { top: 0, bottom: 600 };

it('opens below where there is room', () => {
	expect(placeList({ top: 100, bottom: 144 }, view)).toEqual({ side: 'bottom', room: 444 });
});

it('opens above where there is little room below and more above', () => {
	expect(placeList({ top: 400, bottom: 444 }, view)).toEqual({ side: 'top', room: 388 });
});

it('stays below where a keyboard leaves little on either side', () => {
	expect(placeList({ top: 60, bottom: 104 }, { top: 0, bottom: 260 })).toEqual({ side: 'bottom', room: 144 });
});

it('is never lower than two options', () => {
	expect(placeList({ top: 10, bottom: 54 }, { top: 0, bottom: 60 }).room).toBe(96);
});
