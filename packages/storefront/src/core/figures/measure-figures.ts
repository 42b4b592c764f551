import { LOST_PRESS_MS, type PageFigures } from '@zaylat/domain/page-figures';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { EarlyPress } from './early-presses.ts';

/** The page that is measured. */
export type MeasuredWindow = Pick<
	Window & typeof globalThis,
	'addEventListener' | 'document' | 'earlyPresses' | 'performance' | 'PerformanceObserver'
>;

/** Ways of coming to a page that the measurement of its load has nothing to do with. */
const OTHER_NAVIGATIONS: ReadonlySet<Metric['navigationType']> = new Set(['soft-navigation', 'back-forward-cache']);

/** Largest time that the server takes; in milliseconds. */
const MOST_MS = 600_000;

/** Largest number of presses that the server takes. */
const MOST_PRESSES = 100;

/**
 * Measures the page that was loaded, and reports its figures once: when it is hidden for the first time, which is the last
 * moment that browsers grant every page. Figures of later pages of the tab are left out where the browser tells them apart.
 */
export function measureFigures(window: MeasuredWindow, report: (figures: PageFigures) => void): void {
	const { document, performance, PerformanceObserver } = window;
	const vitals: { LCP?: number; INP?: number; CLS?: number } = {};
	const note = ({ name, value, navigationType }: Metric) => {
		if (name in VITALS && !OTHER_NAVIGATIONS.has(navigationType)) vitals[name as keyof typeof VITALS] = value;
	};
	const options = { reportAllChanges: true, reportSoftNavs: true };
	onLCP(note, options);
	onINP(note, options);
	onCLS(note, options);

	let firstPress: number | undefined;
	if (PerformanceObserver.supportedEntryTypes.includes('first-input')) {
		new PerformanceObserver((list) => {
			firstPress ??= list.getEntries()[0]?.startTime;
		}).observe({ type: 'first-input', buffered: true });
	}

	let isReported = false;
	// In the bubbling phase, because the library finishes its figures in the capturing one.
	window.addEventListener('visibilitychange', () => {
		if (document.visibilityState !== 'hidden' || isReported) return;
		isReported = true;
		const [paint] = performance.getEntriesByName('first-contentful-paint');
		const time = (name: keyof PageFigures, ms: number | undefined) =>
			ms === undefined ? {} : { [name]: Math.min(Math.max(0, Math.round(ms)), MOST_MS) };
		const lostPresses = countLost(window.earlyPresses?.presses ?? [], performance.now());
		report({
			...time('lcpMs', vitals.LCP),
			...time('inpMs', vitals.INP),
			...(vitals.CLS !== undefined && { cls: Math.round(vitals.CLS * 10_000) / 10_000 }),
			...time('firstPressMs', firstPress !== undefined && paint ? firstPress - paint.startTime : undefined),
			...(window.earlyPresses && { lostPresses }),
		});
	});
}

const VITALS = { LCP: true, INP: true, CLS: true };

/**
 * Presses that changed nothing for {@link LOST_PRESS_MS}.
 * @param now milliseconds since the page was asked for
 */
export function countLost(presses: readonly EarlyPress[], now: number): number {
	const lost = presses.filter(({ at, hasEffect }) => !hasEffect && now - at >= LOST_PRESS_MS);
	return Math.min(lost.length, MOST_PRESSES);
}
