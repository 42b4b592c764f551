import { isScreen, type StoryEntry } from './stories.ts';

/** One way to look at a story. */
export interface Look {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly globals: Readonly<Record<string, string>>;
	/** Whether axe runs. */
	readonly isAudited: boolean;
	/** Whether the picture is compared. */
	readonly isPictured: boolean;
}

const PHONE = { width: 375, height: 1200 };
const DESKTOP = { width: 1440, height: 1200 };
const CANVAS = { width: 640, height: 600 };

const audited = { isAudited: true, isPictured: false };
const both = { isAudited: true, isPictured: true };

const COMPONENT: readonly Look[] = [
	{ name: 'light', ...CANVAS, globals: {}, ...both },
	{ name: 'dark', ...CANVAS, globals: { colourMode: 'dark' }, ...audited },
];

const COMPONENT_DARK: readonly Look[] = [
	{ name: 'light', ...CANVAS, globals: {}, ...both },
	{ name: 'dark', ...CANVAS, globals: { colourMode: 'dark' }, ...both },
];

const FOUNDATION: readonly Look[] = [
	{ name: 'light', ...DESKTOP, globals: {}, ...audited },
	{ name: 'dark', ...DESKTOP, globals: { colourMode: 'dark' }, ...audited },
];

const SCREEN: readonly Look[] = [
	{ name: 'phone', ...PHONE, globals: {}, ...both },
	{ name: 'desktop', ...DESKTOP, globals: {}, isAudited: false, isPictured: true },
	{ name: 'phone-dark', ...PHONE, globals: { colourMode: 'dark' }, ...audited },
];

/** The state that stands for its screen is looked at in every language, and its dark picture is kept. */
const FIRST_OF_SCREEN: readonly Look[] = [
	{ name: 'phone', ...PHONE, globals: {}, ...both },
	{ name: 'desktop', ...DESKTOP, globals: {}, ...both },
	{ name: 'phone-dark', ...PHONE, globals: { colourMode: 'dark' }, ...both },
	{ name: 'desktop-dark', ...DESKTOP, globals: { colourMode: 'dark' }, ...audited },
	{ name: 'phone-burmese', ...PHONE, globals: { language: 'mm' }, ...both },
	{ name: 'phone-thai', ...PHONE, globals: { language: 'thai', edition: 'th' }, ...both },
	{ name: 'phone-chinese', ...PHONE, globals: { language: 'china', edition: 'th' }, ...audited },
];

/** How a story is looked at. */
export function looksOf(story: StoryEntry, isFirst: boolean): readonly Look[] {
	if (isScreen(story)) return isFirst ? FIRST_OF_SCREEN : SCREEN;
	if (story.title.startsWith('Foundations/')) return FOUNDATION;
	return isFirst ? COMPONENT_DARK : COMPONENT;
}
