import type { ScreenModule } from '@zaylat/storefront';

/** A screen and the states it declares. */
export interface ScreenStates {
	/** File of the screen without ending, for example `home/home-screen`. */
	readonly file: string;
	readonly states: readonly string[];
}

const modules = import.meta.glob<Pick<ScreenModule, 'states'>>(
	[
		'../../../../packages/storefront/src/*/*-screen.tsx',
		'!../../../../packages/storefront/src/testing/*',
		'../../../../packages/storefront/src/*/*/*-screen.tsx',
	],
	{ eager: true },
);

/** Every screen of the storefront, found by its file name. */
export const SCREEN_STATES: readonly ScreenStates[] = Object.entries(modules)
	.map(([path, { states }]) => ({ file: path.replace(/^.*\/storefront\/src\//, '').replace(/\.tsx$/, ''), states }))
	.sort((a, b) => a.file.localeCompare(b.file));
