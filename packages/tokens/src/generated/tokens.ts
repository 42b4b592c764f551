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

/** Values of the attribute `data-contrast` on the root; `system`, as none at all, follows the device by CSS alone. */
export const CONTRASTS = ['normal', 'more', 'system'] as const;

/** A value of the attribute `data-contrast`. */
export type Contrast = (typeof CONTRASTS)[number];

/** The CSS variable of each semantic colour, for the rare place that no utility class reaches. */
export const color = {
	/** Page ground: rice paper. */
	surface: 'var(--zl-color-surface)',
	/** Cards, sheets, menus. */
	'surface-raised': 'var(--zl-color-surface-raised)',
	/** Wells, inputs on cards, stripes. */
	'surface-sunken': 'var(--zl-color-surface-sunken)',
	/** Body text and headings. */
	text: 'var(--zl-color-text)',
	/** Second-rank text; still 4.5:1 on every ground it is listed with. */
	'text-muted': 'var(--zl-color-text-muted)',
	/** Deep saffron: fills of primary actions. */
	accent: 'var(--zl-color-accent)',
	/** The same under the pointer. */
	'accent-hover': 'var(--zl-color-accent-hover)',
	/** Text and icons on accent. */
	'on-accent': 'var(--zl-color-on-accent)',
	/** Accent-coloured text, chosen options. */
	'accent-text': 'var(--zl-color-accent-text)',
	/** Quiet accent ground. */
	'accent-soft': 'var(--zl-color-accent-soft)',
	/** Bright orange: shapes only, never text. */
	brand: 'var(--zl-color-brand)',
	/** Success as text, icon or fill. */
	positive: 'var(--zl-color-positive)',
	/** Quiet success ground. */
	'positive-soft': 'var(--zl-color-positive-soft)',
	/** Text on positive. */
	'on-positive': 'var(--zl-color-on-positive)',
	/** Refusal and removal as text, icon or fill. */
	critical: 'var(--zl-color-critical)',
	/** A critical fill under the pointer. */
	'critical-hover': 'var(--zl-color-critical-hover)',
	/** Quiet critical ground. */
	'critical-soft': 'var(--zl-color-critical-soft)',
	/** Text on critical and on sale. */
	'on-critical': 'var(--zl-color-on-critical)',
	/** A price on sale; ground of discount badges. */
	sale: 'var(--zl-color-sale)',
	/** Warning as text or icon. */
	warning: 'var(--zl-color-warning)',
	/** Quiet warning ground. */
	'warning-soft': 'var(--zl-color-warning-soft)',
	/** Information as text or icon. */
	info: 'var(--zl-color-info)',
	/** Quiet information ground. */
	'info-soft': 'var(--zl-color-info-soft)',
	/** Hairlines that separate. */
	border: 'var(--zl-color-border)',
	/** Edges of controls: 3:1. */
	'border-strong': 'var(--zl-color-border-strong)',
	/** Focus ring. */
	focus: 'var(--zl-color-focus)',
	/** Veil behind dialogs. */
	overlay: 'var(--zl-color-overlay)',
	/** Rating stars. */
	star: 'var(--zl-color-star)',
	/** Picture ground: peach. */
	'tint-1': 'var(--zl-color-tint-1)',
	/** Picture ground: rose. */
	'tint-2': 'var(--zl-color-tint-2)',
	/** Picture ground: sky. */
	'tint-3': 'var(--zl-color-tint-3)',
	/** Picture ground: mint. */
	'tint-4': 'var(--zl-color-tint-4)',
	/** Picture ground: straw. */
	'tint-5': 'var(--zl-color-tint-5)',
	/** Picture ground: lilac. */
	'tint-6': 'var(--zl-color-tint-6)',
	/** Strongest fill: countdowns, tooltips, counters on pictures. */
	ink: 'var(--zl-color-ink)',
	/** Text on ink. */
	'on-ink': 'var(--zl-color-on-ink)',
	/** Shapes of what is loading. */
	skeleton: 'var(--zl-color-skeleton)',
	/** Ground of what cannot be used now. */
	disabled: 'var(--zl-color-disabled)',
	/** Text on disabled; readable. */
	'on-disabled': 'var(--zl-color-on-disabled)',
} as const;

/** Name of a semantic colour; each is a Tailwind colour too. */
export type ColorName = keyof typeof color;

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
