/** A visitor's choice of colours (Specification §1). */
export type ColourMode = 'light' | 'dark' | 'system';

/** The choices in the order in which menus offer them. */
export const COLOUR_MODES: readonly ColourMode[] = ['light', 'dark', 'system'];

/**
 * A mode that a page may force: never `system` (Specification §1).
 */
export type ForcedColourMode = Exclude<ColourMode, 'system'>;

/**
 * Reads a stored colour mode.
 * @param value what storage or the cookie `colour-mode` held
 * @returns the choice; `system` when nothing valid was stored
 */
export function parseColourMode(value: string | null | undefined): ColourMode {
	return COLOUR_MODES.find((mode) => mode === value) ?? 'system';
}

/**
 * Decides the colours of a page: what it forces overrides the preference; `system` follows the device
 * (Specification §1).
 * @param choice.forced mode that the route forces; anything but light and dark is no force
 * @param choice.stored what storage or the cookie held
 * @param choice.deviceIsDark whether the device asks for dark colours
 * @returns the colours to paint
 */
export function resolveColourMode(choice: {
	readonly forced?: string | null | undefined;
	readonly stored?: string | null | undefined;
	readonly deviceIsDark: boolean;
}): ForcedColourMode {
	const mode = colourModeOf(choice);
	if (mode !== 'system') return mode;
	return choice.deviceIsDark ? 'dark' : 'light';
}

/**
 * Decides the mode that the document carries in `data-color-mode`, where `system` stays and the style sheet follows
 * the device by itself (Specification §1).
 * @param choice.forced mode that the route forces; anything but light and dark is no force
 * @param choice.stored what storage or the cookie held
 * @returns light, dark or system
 */
export function colourModeOf(choice: {
	readonly forced?: string | null | undefined;
	readonly stored?: string | null | undefined;
}): ColourMode {
	const forced = parseColourMode(choice.forced);
	return forced === 'system' ? parseColourMode(choice.stored) : forced;
}
