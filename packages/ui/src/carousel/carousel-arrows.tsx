import { cva } from 'class-variance-authority';
import { chevronEndIcon, chevronStartIcon, Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';

interface CarouselArrowsProps {
	readonly labels: { readonly previous: string; readonly next: string };
	/** Over the slides at both sides, else beside each other. */
	readonly isOverSlides: boolean;
	readonly isAtStart: boolean;
	readonly isAtEnd: boolean;
	readonly onPrevious: () => void;
	readonly onNext: () => void;
}

// A finger swipes; and without script they would do nothing.
const placeStyles = cva('pointer-coarse:hidden noscript:hidden', {
	variants: {
		side: { start: '', end: '' },
		isOverSlides: { true: 'absolute top-1/2 z-1 -translate-y-1/2', false: '' },
	},
	compoundVariants: [
		{ isOverSlides: true, side: 'start', className: 'start-2' },
		{ isOverSlides: true, side: 'end', className: 'end-2' },
	],
});

const buttonStyles = cva('aria-disabled:cursor-not-allowed', {
	variants: {
		isOverSlides: {
			true: 'aria-disabled:not-focus-visible:opacity-0 forced-colors:border-[ButtonBorder]',
			false: 'aria-disabled:border-border aria-disabled:text-on-disabled forced-colors:aria-disabled:text-[GrayText]',
		},
	},
});

/** The two arrows of a row of slides; at an edge one rests, but keeps the focus. */
export function CarouselArrows({ labels, isOverSlides, isAtStart, isAtEnd, onPrevious, onNext }: CarouselArrowsProps) {
	const variant = isOverSlides ? 'raised' : 'outline';
	return (
		<div data-part="carousel-arrows" className={isOverSlides ? 'contents' : 'flex shrink-0 gap-2'}>
			<span className={placeStyles({ side: 'start', isOverSlides })}>
				<IconButton
					variant={variant}
					label={labels.previous}
					icon={<Glyph icon={chevronStartIcon} className="rtl:-scale-x-100" />}
					aria-disabled={isAtStart || undefined}
					onClick={isAtStart ? undefined : onPrevious}
					className={buttonStyles({ isOverSlides })}
				/>
			</span>
			<span className={placeStyles({ side: 'end', isOverSlides })}>
				<IconButton
					variant={variant}
					label={labels.next}
					icon={<Glyph icon={chevronEndIcon} className="rtl:-scale-x-100" />}
					aria-disabled={isAtEnd || undefined}
					onClick={isAtEnd ? undefined : onNext}
					className={buttonStyles({ isOverSlides })}
				/>
			</span>
		</div>
	);
}
