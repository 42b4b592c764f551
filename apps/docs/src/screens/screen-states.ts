/** A screen and the states it declares. */
export interface ScreenStates {
	/** File of the screen without ending, for example `features/home/screens/home-screen`. */
	readonly file: string;
	/** Title of its stories, for example `Screens/Home/Home`. */
	readonly title: string;
	readonly states: readonly string[];
}

/** Every screen of the storefront; the plugin of `screens/plugin.ts` reads them from the source and puts them here. */
export const SCREEN_STATES: readonly ScreenStates[] = [];
