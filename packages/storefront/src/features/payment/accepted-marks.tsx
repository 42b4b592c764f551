import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { useIsHydrated } from '../../core/lazy/use-is-hydrated.ts';
import type { AcceptedMarksProps } from './drawn-accepted-marks.tsx';

const DrawnAcceptedMarks = lazyComponent<AcceptedMarksProps>(
	async () => (await import('./drawn-accepted-marks.tsx')).DrawnAcceptedMarks,
);

/** The marks of what can be paid with, in one line. They are large, and come after hydration; the line has its height before. */
export function AcceptedMarks({ options }: AcceptedMarksProps) {
	const isHydrated = useIsHydrated();
	return <div className="flex h-6 min-w-0">{isHydrated && <DrawnAcceptedMarks options={options} />}</div>;
}
