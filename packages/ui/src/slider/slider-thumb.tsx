import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { onTrack } from './slider-track.tsx';

interface SliderThumbProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
	/** Percent of the track where it stands. */
	readonly at: number;
	/** Only the thumb takes presses, so that another input can lie below. */
	readonly isThumbOnly: boolean;
}

/**
 * A native range input, unseen, with a thumb of 44 px; what is seen is drawn below the pointer. So touch, keys and
 * screen readers meet the browser's own slider, which looks alike in every browser.
 */
export function SliderThumb({ at, isThumbOnly, className, ...props }: SliderThumbProps) {
	return (
		<span className={clsx('contents', className)}>
			<input
				{...props}
				type="range"
				className={clsx(
					'peer absolute inset-0 m-0 size-full cursor-pointer touch-pan-y appearance-none bg-transparent opacity-0 disabled:cursor-not-allowed',
					'[&::-webkit-slider-thumb]:size-target [&::-webkit-slider-thumb]:appearance-none',
					'[&::-moz-range-thumb]:size-target [&::-moz-range-thumb]:border-0',
					isThumbOnly && [
						'pointer-events-none [&::-webkit-slider-thumb]:pointer-events-auto [&::-moz-range-thumb]:pointer-events-auto',
					],
				)}
			/>
			<svg
				aria-hidden="true"
				data-part="slider-thumb"
				className={clsx(onTrack, '*:first:hidden peer-focus-visible:*:first:block')}
			>
				<circle
					cx={`${at}%`}
					cy="50%"
					r="16"
					className="fill-none stroke-focus stroke-2 forced-colors:stroke-[Highlight]"
				/>
				<circle
					cx={`${at}%`}
					cy="50%"
					r="11"
					className={clsx(
						'stroke-2 forced-colors:fill-[Canvas]',
						props.disabled
							? 'fill-disabled stroke-on-disabled forced-colors:stroke-[GrayText]'
							: 'fill-surface-raised stroke-accent forced-colors:stroke-[Highlight]',
					)}
				/>
			</svg>
		</span>
	);
}
