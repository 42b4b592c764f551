'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';

/** Height in px and throttle in ms of the loading bar. Source: Specification §9. */
export const LOADING_BAR = { heightPx: 3, throttleMs: 0 } as const;

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** Whether something loads. The bar shows in the same render (throttle 0). */
	readonly isActive: boolean;
	/** What a screen reader calls the progress. Default "Loading". */
	readonly label?: string | undefined;
}

/**
 * The orange bar at the top of the window while a page loads; it creeps on until `isActive` turns false, then fades.
 *
 * Source: Specification §9 (orange, height 3, throttle 0).
 */
export function LoadingBar({ isActive, label = 'Loading', className, ...rest }: LoadingBarProps) {
	const [run, setRun] = useState({ number: isActive ? 1 : 0, isActive });
	if (run.isActive !== isActive) setRun({ number: run.number + (isActive ? 1 : 0), isActive });
	const role = isActive ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
	return (
		<div
			data-part="loading-bar"
			data-state={isActive ? 'active' : 'idle'}
			{...role}
			{...rest}
			className={clsx('pointer-events-none fixed inset-x-0 top-0 z-loading-bar h-[3px] overflow-hidden', className)}
		>
			{run.number > 0 && (
				// A new key for each run lets the bar begin at the start edge instead of sliding back to it.
				<div
					key={run.number}
					data-part="loading-bar-bar"
					className={clsx(
						'h-full w-full origin-left bg-brand rtl:origin-right forced-colors:bg-[Highlight] motion-reduce:scale-x-100',
						'starting:scale-x-0 starting:opacity-100',
						isActive
							? 'scale-x-90 opacity-100 transition-transform duration-[8000ms] ease-out motion-reduce:transition-none'
							: 'scale-x-100 opacity-0 transition duration-slow ease-out motion-reduce:transition-none',
					)}
				/>
			)}
		</div>
	);
}
