import { sendPageFigures } from '@zaylat/api-client';
import { connectionClassOf } from '@zaylat/domain/page-figures';
import { deviceOf } from '@zaylat/domain/viewport';
import type { AppContext } from '../context/app-context.ts';
import { type MeasuredWindow, measureFigures } from './measure-figures.ts';

/** How long presses are recorded after the code of the page has come to rest, in milliseconds. */
export const EARLY_MS = 2000;

/** What sending figures needs of the browser. */
export type FiguresWindow = MeasuredWindow & {
	readonly navigator: Pick<Navigator, 'sendBeacon'> & {
		readonly connection?: { readonly effectiveType?: string };
	};
};

/** What is measured, and whether it may still be sent when the page is left. */
export interface FiguresOptions {
	/** Pattern of the route of the page that was loaded. */
	readonly route: string;
	isAllowed(): boolean;
}

/** Measures the page that was loaded, and sends its figures when it is hidden. */
export function sendFigures(
	{ preferences, timers }: Pick<AppContext, 'preferences' | 'timers'>,
	window: FiguresWindow,
	{ route, isAllowed }: FiguresOptions,
): void {
	const { navigator } = window;
	timers.after(EARLY_MS, () => window.earlyPresses?.end());
	measureFigures(window, (figures) => {
		// The visitor may have chosen less data since.
		if (!isAllowed()) return;
		const { path, body } = sendPageFigures({
			route,
			device: deviceOf(preferences.viewport()),
			connection: connectionClassOf(navigator.connection?.effectiveType),
			figures,
		});
		navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
	});
}
