import { clsx } from 'clsx';

interface SliderTrackProps {
	/** Percent of the track where the chosen part begins and ends. */
	readonly from: number;
	readonly to: number;
	readonly isDisabled: boolean;
}

/**
 * As wide as the middle of a thumb can travel, and mirrored where the text runs from the right. Places are attributes
 * of SVG, because a strict content policy refuses inline styles in what the server sends.
 */
export const onTrack =
	'pointer-events-none absolute inset-y-0 start-[calc(var(--zl-space-target)/2)] h-full w-[calc(100%-var(--zl-space-target))] overflow-visible rtl:-scale-x-100';

/** The line of a slider and its chosen part. */
export function SliderTrack({ from, to, isDisabled }: SliderTrackProps) {
	return (
		<svg aria-hidden="true" data-part="slider-track" className={onTrack}>
			<g transform="translate(0 -3)">
				<rect
					y="50%"
					width="100%"
					height="6"
					rx="3"
					className={clsx(isDisabled ? 'fill-disabled' : 'fill-border', 'forced-colors:fill-[GrayText]')}
				/>
				<rect
					data-part="slider-fill"
					x={`${from}%`}
					y="50%"
					width={`${Math.max(0, to - from)}%`}
					height="6"
					rx="3"
					className={clsx(
						isDisabled ? 'fill-border-strong' : 'fill-accent forced-colors:fill-[Highlight]',
						'forced-colors:stroke-none',
					)}
				/>
			</g>
		</svg>
	);
}
