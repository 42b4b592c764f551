import { clsx } from 'clsx';
import { Glyph, pauseIcon, playIcon } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';

interface CarouselPositionProps {
	readonly labels: {
		readonly pause: string;
		readonly play: string;
		readonly shortPosition: (place: number, count: number) => string;
	};
	readonly current: number;
	readonly count: number;
	readonly hasPosition: boolean;
	/** Undefined when it never turns by itself. */
	readonly isPlaying: boolean | undefined;
	readonly onPlayingChange: (isPlaying: boolean) => void;
}

/** More dots than these say less than figures. */
const MOST_DOTS = 8;

/** Where one is in a row of slides, and the button that stops it from turning by itself. */
export function CarouselPosition({
	labels,
	current,
	count,
	hasPosition,
	isPlaying,
	onPlayingChange,
}: CarouselPositionProps) {
	return (
		<div className="flex min-h-6 items-center justify-center gap-1 noscript:hidden">
			{hasPosition && (
				// A picture of the place, not a control: dots are too small to press, and the slides tell their places.
				<div
					data-part="carousel-position"
					aria-hidden="true"
					className="flex items-center gap-1.5 text-sm text-text-muted tabular-nums"
				>
					{count > MOST_DOTS ? (
						<bdi>{labels.shortPosition(current + 1, count)}</bdi>
					) : (
						[...Array(count).keys()].map((place) => (
							<span
								key={place}
								data-state={place === current ? 'current' : undefined}
								className={clsx(
									'h-2 rounded-full transition-[width] duration-fast ease-out motion-reduce:transition-none forced-colors:border',
									place === current ? 'w-5 bg-accent forced-colors:bg-[Highlight]' : 'w-2 bg-border-strong',
								)}
							/>
						))
					)}
				</div>
			)}
			{isPlaying !== undefined && (
				<IconButton
					label={isPlaying ? labels.pause : labels.play}
					icon={<Glyph icon={isPlaying ? pauseIcon : playIcon} />}
					onClick={() => onPlayingChange(!isPlaying)}
				/>
			)}
		</div>
	);
}
