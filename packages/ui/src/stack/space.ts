/** Room between things, in steps of 4 px: 0, 4, 8, 12, 16, 24, 32 or 48 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12;

/** Widths of the window from which a value holds: `base` always, `tablet` 768 px, `desk` 1024 px, `laptop` 1440 px. */
export type Breakpoint = 'base' | 'tablet' | 'desk' | 'laptop';

/** One value for every window, or one per width; a width that is left out keeps the value of the one below it. */
export type Responsive<T> = T | ({ readonly base: T } & { readonly [at in Breakpoint]?: T | undefined });

/** Classes of a value at each width; written out, because Tailwind reads them from the source. */
export type ResponsiveClasses<T extends string | number> = Readonly<Record<Breakpoint, Readonly<Record<T, string>>>>;

const BREAKPOINTS = ['base', 'tablet', 'desk', 'laptop'] as const;

/**
 * Classes of a responsive value.
 * @param classes table of the classes of each value at each width
 * @param value one value, or one per width
 */
export function responsive<T extends string | number>(classes: ResponsiveClasses<T>, value: Responsive<T>): string {
	if (typeof value !== 'object') return classes.base[value];
	return BREAKPOINTS.flatMap((at) => {
		const given = value[at];
		return given === undefined ? [] : [classes[at][given]];
	}).join(' ');
}

/** Classes of the gap between things. */
export const GAPS: ResponsiveClasses<Space> = {
	base: { 0: 'gap-0', 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8', 12: 'gap-12' },
	tablet: {
		0: 'tablet:gap-0',
		1: 'tablet:gap-1',
		2: 'tablet:gap-2',
		3: 'tablet:gap-3',
		4: 'tablet:gap-4',
		6: 'tablet:gap-6',
		8: 'tablet:gap-8',
		12: 'tablet:gap-12',
	},
	desk: {
		0: 'desk:gap-0',
		1: 'desk:gap-1',
		2: 'desk:gap-2',
		3: 'desk:gap-3',
		4: 'desk:gap-4',
		6: 'desk:gap-6',
		8: 'desk:gap-8',
		12: 'desk:gap-12',
	},
	laptop: {
		0: 'laptop:gap-0',
		1: 'laptop:gap-1',
		2: 'laptop:gap-2',
		3: 'laptop:gap-3',
		4: 'laptop:gap-4',
		6: 'laptop:gap-6',
		8: 'laptop:gap-8',
		12: 'laptop:gap-12',
	},
};

/** Where things stand across the direction they follow each other in. */
export const ALIGNS = {
	start: 'items-start',
	center: 'items-center',
	end: 'items-end',
	baseline: 'items-baseline',
	stretch: 'items-stretch',
} as const;

/** Where things stand along the direction they follow each other in. */
export const JUSTIFIES = {
	start: 'justify-start',
	center: 'justify-center',
	end: 'justify-end',
	between: 'justify-between',
} as const;
