import type { Look } from './look.ts';
import { isComponent, isScreen, type StoryEntry, stateOf } from './stories.ts';

const PHONE = { width: 375, height: 1000 };
const DESKTOP = { width: 1440, height: 1200 };
const CANVAS = { width: 640, height: 600 };
/** The narrowest phone, 320 px between the canvas's edges of 16 px, read by somebody who doubled the size of the text. */
const HARDEST = { width: 352, height: 900 };

const dark = { colourMode: 'dark' };

const LIGHT: Look = { name: 'light', ...CANVAS, globals: {}, audit: 'all' };
const MEASURED: Look = { ...LIGHT, isMeasured: true };
const DARK: Look = { name: 'dark', ...CANVAS, globals: dark, audit: 'colours' };
const MORE_CONTRAST: readonly Look[] = [
	{ name: 'light-hc', ...CANVAS, globals: { contrast: 'more' }, audit: 'colours' },
	{ name: 'dark-hc', ...CANVAS, globals: { ...dark, contrast: 'more' }, audit: 'colours' },
];
const LARGE_TEXT: Look = { name: 'large-text', ...HARDEST, globals: { textSize: '200' }, isReflowed: true };
const FORCED: Look = { name: 'forced', ...CANVAS, globals: {}, isForced: true, isPictured: true };

const pictured = (look: Look): Look => ({ ...look, isPictured: true });

/** Stands for its component: read aloud, and pictured by day and by night. */
const DEFAULT: readonly Look[] = [{ ...pictured(MEASURED), isRead: true }, pictured(DARK), ...MORE_CONTRAST];

/** Everything a component can look like, in one grid; small sizes too, so targets are measured elsewhere. */
const COMBINATIONS: readonly Look[] = [pictured(LIGHT), pictured(DARK), ...MORE_CONTRAST, LARGE_TEXT];

/** One state: the grid has its looks, so a picture is kept only of what had to be reached or floats. */
const STATE: readonly Look[] = [MEASURED, DARK];
const REACHED: readonly Look[] = [pictured(MEASURED), DARK];

/** Looks as the first story does; only what its other props change is of interest. */
const PLAYGROUND: readonly Look[] = [MEASURED];

/** A piece of the shop. */
const PIECE: readonly Look[] = [pictured(LIGHT), DARK];
const PIECE_FIRST: readonly Look[] = [pictured(LIGHT), pictured(DARK)];

const FOUNDATION: readonly Look[] = [
	{ name: 'light', ...DESKTOP, globals: {}, audit: 'all' },
	{ name: 'dark', ...DESKTOP, globals: dark, audit: 'colours' },
];

/** One state of a screen; how it stands on a desktop is told by the state that stands for the screen. */
const SCREEN: readonly Look[] = [
	{ name: 'phone', ...PHONE, globals: {}, audit: 'all', isPictured: true },
	{ name: 'phone-dark', ...PHONE, globals: dark, audit: 'colours' },
];

/** States that look alike on all screens: a skeleton, or what the frame says of a failure. One picture tells of all. */
const ALIKE = new Set(['loading', 'server-down', 'connection-lost', 'server-error', 'offline']);
const unpictured = (look: Look): Look => ({ ...look, isPictured: false });
const SCREEN_ALIKE: readonly Look[] = SCREEN.map(unpictured);

/** The state that stands for its screen is looked at in every language; pictures are kept in English and Burmese. */
const FIRST_OF_SCREEN: readonly Look[] = [
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
const FIRST_IN_FULL: readonly Look[] = FIRST_OF_SCREEN.map((look) =>
	FULLY_PICTURED.has(look.name) ? pictured(look) : look,
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

const OF_STATE: Readonly<Record<string, readonly Look[] | undefined>> = {
	default: DEFAULT,
	playground: PLAYGROUND,
	combinations: COMBINATIONS,
};

function looksOfComponent(story: StoryEntry): readonly Look[] {
	const isReached = story.tags.includes('play-fn') || story.title.startsWith('Components/Overlays/');
	const looks = OF_STATE[stateOf(story)] ?? (isReached ? REACHED : STATE);
	return looks === COMBINATIONS && FORCED_TITLES.has(story.title) ? [...looks, FORCED] : looks;
}

function looksOfScreen(story: StoryEntry, isFirst: boolean): readonly Look[] {
	// No shopper sees them, and they show what the components' own pictures show.
	if (story.title.startsWith('Screens/Developer/')) return (isFirst ? FIRST_OF_SCREEN : SCREEN).map(unpictured);
	if (isFirst) return PICTURED_IN_FULL.has(story.title) ? FIRST_IN_FULL : FIRST_OF_SCREEN;
	return ALIKE.has(stateOf(story)) ? SCREEN_ALIKE : SCREEN;
}

/** How a story is looked at. */
export function looksOf(story: StoryEntry, isFirst: boolean): readonly Look[] {
	if (isScreen(story)) return looksOfScreen(story, isFirst);
	if (isComponent(story)) return looksOfComponent(story);
	if (story.title.startsWith('Storefront/')) return isFirst ? PIECE_FIRST : PIECE;
	return FOUNDATION;
}
