import type { Edition } from '../editions/editions.ts';
import type { Device } from '../viewport/viewport.ts';

/** Figures of a page as the browser of a visitor measured it. Those that a browser cannot measure are absent. */
export interface PageFigures {
	/** Largest contentful paint, in milliseconds since the page was asked for. */
	readonly lcpMs?: number;
	/** Interaction to next paint, in milliseconds. */
	readonly inpMs?: number;
	/** Cumulative layout shift, without a unit. */
	readonly cls?: number;
	/** When the visitor first pressed something, in milliseconds since the first contentful paint. */
	readonly firstPressMs?: number;
	/** Presses before the page was enhanced that changed nothing. */
	readonly lostPresses?: number;
}

/** The devices that figures are told apart by. */
export const FIGURE_DEVICES: readonly [Device, ...Device[]] = ['phone', 'tablet', 'desktop'];

/** Class of a connection; `unknown` in browsers that do not tell. */
export type ConnectionClass = '2g' | '3g' | '4g' | 'unknown';

/** The connections that figures are told apart by. */
export const CONNECTION_CLASSES = ['2g', '3g', '4g', 'unknown'] as const satisfies readonly ConnectionClass[];

/**
 * Class of a connection.
 * @param effectiveType of the Network Information API; undefined in browsers without it
 */
export function connectionClassOf(effectiveType: string | undefined): ConnectionClass {
	if (effectiveType === 'slow-2g') return '2g';
	return CONNECTION_CLASSES.find((each) => each === effectiveType) ?? 'unknown';
}

/** Name of the route of pages that no route of the shop matches. */
export const NO_ROUTE = 'none';

/**
 * Patterns of routes, such as `/Products/:id`. Addresses with a number or a query do not pass: figures never name what a
 * visitor looked at.
 */
export const ROUTE_PATTERN = /^(?:none|\/|(?:\/:?[A-Za-z][A-Za-z_-]{0,39}){1,6})$/;

/** A press is lost when nothing has changed after so long, in milliseconds. */
export const LOST_PRESS_MS = 5000;

/**
 * Whether the law of an edition asks for consent before figures are sent that name nobody and for which nothing is stored on
 * the device. Thailand's Personal Data Protection Act is about data that identify a person (section 6), and neither edition
 * has a law about reading figures of the browser (ADR 235).
 */
export const FIGURES_NEED_CONSENT: Readonly<Record<Edition, boolean>> = { mm: false, th: false };

/**
 * Whether a page measures and sends its figures. Visitors who use less data send none.
 * @param hasConsent whether the visitor has agreed; the shop asks nobody yet
 */
export function sendsFigures(
	edition: Edition,
	{ isLessData, hasConsent = false }: { readonly isLessData: boolean; readonly hasConsent?: boolean },
): boolean {
	return !isLessData && (hasConsent || !FIGURES_NEED_CONSENT[edition]);
}
