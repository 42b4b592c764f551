const GROUNDS: Readonly<Record<number, string>> = {
	1: 'bg-tint-1',
	2: 'bg-tint-2',
	3: 'bg-tint-3',
	4: 'bg-tint-4',
	5: 'bg-tint-5',
	6: 'bg-tint-6',
};

/** Class of the softly tinted ground of a banner (`tint` 1 to 6). */
export function tintGround(tint: number): string {
	return GROUNDS[tint] ?? 'bg-tint-1';
}
