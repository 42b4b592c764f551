import type { Mode } from './mode.ts';
import { isComponent, isScreen, type StoryEntry, stateOf } from './stories.ts';

const PHONE = { width: 375, height: 1000 };
const DESKTOP = { width: 1440, height: 1200 };
const CANVAS = { width: 640, height: 600 };
/** The narrowest phone, 320 px between the canvas's edges of 16 px, read by somebody who doubled the size of the text. */
const HARDEST = { width: 352, height: 900 };

const dark = { colourMode: 'dark' };

const LIGHT: Mode = { name: 'light', ...CANVAS, globals: {}, audit: 'all' };
const MEASURED: Mode = { ...LIGHT, isMeasured: true };
const DARK: Mode = { name: 'dark', ...CANVAS, globals: dark, audit: 'colours' };
const MORE_CONTRAST: readonly Mode[] = [
	{ name: 'light-hc', ...CANVAS, globals: { contrast: 'more' }, audit: 'colours' },
	{ name: 'dark-hc', ...CANVAS, globals: { ...dark, contrast: 'more' }, audit: 'colours' },
];
const LARGE_TEXT: Mode = { name: 'large-text', ...HARDEST, globals: { textSize: '200' }, isReflowed: true };
const FORCED: Mode = { name: 'forced', ...CANVAS, globals: {}, isForced: true, isPictured: true };

const pictured = (mode: Mode): Mode => ({ ...mode, isPictured: true });

/** Stands for its component: read aloud, and pictured in light and dark mode. */
const DEFAULT: readonly Mode[] = [{ ...pictured(MEASURED), isRead: true }, pictured(DARK), ...MORE_CONTRAST];

/** Everything a component can look like, in one grid; small sizes too, so targets are measured elsewhere. */
const COMBINATIONS: readonly Mode[] = [pictured(LIGHT), pictured(DARK), ...MORE_CONTRAST, LARGE_TEXT];

/** One state: the grid has its modes, so a picture is kept only of what had to be reached or floats. */
const STATE: readonly Mode[] = [MEASURED, DARK];
const REACHED: readonly Mode[] = [pictured(MEASURED), DARK];

/** Appears as the first story does; only what its other props change is of interest. */
const PLAYGROUND: readonly Mode[] = [MEASURED];

/** A piece of the shop. */
const PIECE: readonly Mode[] = [pictured(LIGHT), DARK];
const PIECE_FIRST: readonly Mode[] = [pictured(LIGHT), pictured(DARK)];

const FOUNDATION: readonly Mode[] = [
	{ name: 'light', ...DESKTOP, globals: {}, audit: 'all' },
	{ name: 'dark', ...DESKTOP, globals: dark, audit: 'colours' },
];

/** One state of a screen; how it is on a desktop is told by the state that stands for the screen. */
const SCREEN: readonly Mode[] = [
	{ name: 'phone', ...PHONE, globals: {}, audit: 'all', isPictured: true },
	{ name: 'phone-dark', ...PHONE, globals: dark, audit: 'colours' },
];

/** States that mode alike on all screens: a skeleton, or what the frame says of a failure. One picture tells of all. */
const ALIKE = new Set(['loading', 'server-down', 'connection-lost', 'server-error', 'offline']);
const unpictured = (mode: Mode): Mode => ({ ...mode, isPictured: false });
const SCREEN_ALIKE: readonly Mode[] = SCREEN.map(unpictured);

/** The state that stands for its screen is looked at in every language; pictures are kept in English and Burmese. */
const FIRST_OF_SCREEN: readonly Mode[] = [
	{ name: 'phone', ...PHONE, globals: {}, audit: 'all', isPictured: true },
	{ name: 'desktop', ...DESKTOP, globals: {}, audit: 'all', isPictured: true },
	{ name: 'desktop-dark', ...DESKTOP, globals: dark, audit: 'colours' },
	{ name: 'phone-dark', ...PHONE, globals: dark, audit: 'colours' },
	{ name: 'phone-burmese', ...PHONE, globals: { language: 'mm' }, audit: 'all', isPictured: true },
	{ name: 'phone-thai', ...PHONE, globals: { language: 'thai', edition: 'th' }, audit: 'all' },
	{ name: 'phone-chinese', ...PHONE, globals: { language: 'china', edition: 'th' }, audit: 'all' },
];

/** Screens whose dark, Thai and Chinese pictures are kept too: between them they have every kind of part. */
const PICTURED_IN_FULL = new Set([
	'Screens/Home/Home',
	'Screens/Catalog/Category',
	'Screens/Product/Product',
	'Screens/Cart/Cart',
	'Screens/Cart/Checkout',
	'Screens/Sign in/Sign in',
]);
const FULLY_PICTURED = new Set(['phone-dark', 'phone-thai', 'phone-chinese']);
const FIRST_IN_FULL: readonly Mode[] = FIRST_OF_SCREEN.map((mode) =>
	FULLY_PICTURED.has(mode.name) ? pictured(mode) : mode,
);

/** Components whose state must stay visible where the system takes all colours away. */
const FORCED_TITLES = new Set([
	'Components/Actions/Button',
	'Components/Feedback/Progress',
	'Components/Forms/Checkbox',
	'Components/Forms/RadioGroup',
	'Components/Forms/SegmentedControl',
	'Components/Forms/Slider',
	'Components/Forms/Switch',
	'Components/Navigation/Tabs',
]);

const OF_STATE: Readonly<Record<string, readonly Mode[] | undefined>> = {
	default: DEFAULT,
	playground: PLAYGROUND,
	combinations: COMBINATIONS,
};

function modesOfComponent(story: StoryEntry): readonly Mode[] {
	const isReached = story.tags.includes('play-fn') || story.title.startsWith('Components/Overlays/');
	const modes = OF_STATE[stateOf(story)] ?? (isReached ? REACHED : STATE);
	return modes === COMBINATIONS && FORCED_TITLES.has(story.title) ? [...modes, FORCED] : modes;
}

function modesOfScreen(story: StoryEntry, isFirst: boolean): readonly Mode[] {
	// No shopper sees them, and they show what the components' own pictures show.
	if (story.title.startsWith('Screens/Developer/')) return (isFirst ? FIRST_OF_SCREEN : SCREEN).map(unpictured);
	if (isFirst) return PICTURED_IN_FULL.has(story.title) ? FIRST_IN_FULL : FIRST_OF_SCREEN;
	return ALIKE.has(stateOf(story)) ? SCREEN_ALIKE : SCREEN;
}

/** How a story is looked at. */
export function modesOf(story: StoryEntry, isFirst: boolean): readonly Mode[] {
	if (isScreen(story)) return modesOfScreen(story, isFirst);
	if (isComponent(story)) return modesOfComponent(story);
	if (story.title.startsWith('Storefront/')) return isFirst ? PIECE_FIRST : PIECE;
	return FOUNDATION;
}
