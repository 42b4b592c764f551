import { NO_ROUTE, sendsFigures } from '@zaylat/domain/page-figures';
import type { AppContext } from '../context/app-context.ts';
import { FIRST_LOAD_MS } from '../lazy/first-load.ts';
import { whenIdle } from '../lazy/when-idle.ts';
import type { FiguresWindow } from './send-figures.ts';

/**
 * Measures the page that was loaded and sends its figures when it is left, with the pattern of its route, the kind of device
 * and the class of the connection (ADR 235). With less data, and without a consent that the law wants, nothing is measured.
 * The code loads five seconds later when the browser is idle; a page that is left before is not measured.
 */
export function startFigures(
	app: Pick<AppContext, 'edition' | 'preferences' | 'definition' | 'timers'>,
	window: FiguresWindow &
		Partial<Pick<Window, 'requestIdleCallback'>> & { readonly location: Pick<Location, 'pathname'> },
): void {
	const isAllowed = () => sendsFigures(app.edition, app.preferences.getState());
	if (!isAllowed()) return;
	const route = app.definition.routeOf(window.location.pathname)?.entry.path ?? NO_ROUTE;
	const load = () => {
		import('./send-figures.ts').then(
			({ sendFigures }) => sendFigures(app, window, { route, isAllowed }),
			() => {},
		);
	};
	app.timers.after(FIRST_LOAD_MS, () => whenIdle(window, load));
}
