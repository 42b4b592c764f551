import { BREAKPOINTS } from '@zaylat/tokens';

/**
 * Modes in which Chromatic takes each story: both colour schemes, the sizes of a phone and a desktop, and each language in
 * the edition where it is read. Viewports are px; the other keys are values of the toolbar.
 */
export const CHROMATIC_MODES = {
	phone: { viewport: { width: 375, height: 1000 } },
	'phone dark': { viewport: { width: 375, height: 1000 }, colourMode: 'dark' },
	'phone Burmese': { viewport: { width: 375, height: 1000 }, language: 'mm', edition: 'mm' },
	'phone Thai': { viewport: { width: 375, height: 1000 }, language: 'thai', edition: 'th' },
	'phone Chinese': { viewport: { width: 375, height: 1000 }, language: 'china', edition: 'th' },
	tablet: { viewport: { width: BREAKPOINTS.tablet, height: 1000 } },
	desktop: { viewport: { width: 1440, height: 1200 } },
	'desktop dark': { viewport: { width: 1440, height: 1200 }, colourMode: 'dark' },
} as const;
