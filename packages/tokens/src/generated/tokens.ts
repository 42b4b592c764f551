// Generated from tokens.json by `pnpm generate`; edit that instead.

/** Least width in CSS pixels of each breakpoint (Specification §9). */
export const BREAKPOINTS = {
	mobile: 320,
	mobileMedium: 375,
	mobileWide: 425,
	tablet: 768,
	laptop: 1440,
	desktopMedium: 1700,
	desktopWide: 1920,
} as const;

/** Name of a breakpoint of the specification. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/** What a viewport counts as while its width is unknown (Specification §9). */
export const BREAKPOINT_FALLBACK = 'desktop';

/** Widths in CSS pixels at which layouts change beside the specified breakpoints. */
export const LAYOUT_BREAKPOINTS = {
	desk: 1024,
} as const;

/** Values of the attribute `data-color-mode`; `system` follows the device by CSS alone. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;

/** A value of the attribute `data-color-mode`. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** Names of the semantic colours; each is a Tailwind colour and a CSS variable. */
export const colorNames = [
	'surface',
	'surface-raised',
	'surface-sunken',
	'text',
	'text-muted',
	'accent',
	'accent-hover',
	'on-accent',
	'accent-text',
	'accent-soft',
	'brand',
	'positive',
	'positive-soft',
	'on-positive',
	'critical',
	'critical-hover',
	'critical-soft',
	'on-critical',
	'sale',
	'warning',
	'warning-soft',
	'info',
	'info-soft',
	'border',
	'border-strong',
	'focus',
	'overlay',
	'star',
	'tint-1',
	'tint-2',
	'tint-3',
	'tint-4',
	'tint-5',
	'tint-6',
	'ink',
	'on-ink',
	'skeleton',
	'disabled',
	'on-disabled',
] as const;

/** Name of a semantic colour. */
export type ColorName = (typeof colorNames)[number];

/** Page ground as `#rrggbb`, for theme-color meta tags and manifests, which know no CSS variables. */
export const themeColor = {
	light: '#fdf9f3',
	dark: '#16120f',
} as const;

/** Durations of motion in milliseconds, before the wish for reduced motion is heeded. */
export const duration = {
	fast: 120,
	base: 160,
	slow: 200,
} as const;

/** Layers of the page, from content to the loading bar. */
export const zIndex = {
	/** Bars that stay while content scrolls. */
	sticky: 10,
	header: 20,
	overlay: 30,
	toast: 40,
	loadingBar: 50,
} as const;
