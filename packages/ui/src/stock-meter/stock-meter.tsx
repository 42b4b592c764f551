import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';

/** `accent` for what sells, `warning` for what is almost gone, `positive` for plenty, `neutral` for what is over. */
export type StockMeterTone = 'accent' | 'warning' | 'positive' | 'neutral';

export interface StockMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
	/** How far the bar is filled, 0 to `max`; anything outside is held to that range. */
	readonly value: number;
	/** The value of a full bar. Default 100. */
	readonly max?: number | undefined;
	/** What is measured ("Sold in this sale"), for screen readers. */
	readonly label: string;
	/** The measure in words ("82% sold", "Only 3 left"); shown, and said as the value. */
	readonly text: string;
	/** Default `accent`. */
	readonly tone?: StockMeterTone | undefined;
	/** `above` or `below` the bar. Default `below`. */
	readonly textSide?: 'above' | 'below' | undefined;
}

const WIDTH = 100;
/** What has begun is seen: the least that a bar above nothing is filled. */
const LEAST = 3;

const barStyles = cva('forced-colors:fill-[Highlight]', {
	variants: {
		tone: { accent: 'fill-accent', warning: 'fill-warning', positive: 'fill-positive', neutral: 'fill-text-muted' },
	},
});

const textStyles = cva('text-xs', {
	variants: {
		tone: {
			accent: 'text-text-muted',
			warning: 'font-semibold text-warning',
			positive: 'text-positive',
			neutral: 'text-text-muted',
		},
	},
});

/** How much is sold or left, as a bar with words; colour and length never say it alone. */
export function StockMeter({
	value,
	max = 100,
	label,
	text,
	tone = 'accent',
	textSide = 'below',
	className,
	...rest
}: StockMeterProps) {
	const held = Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0;
	const width = held === 0 ? 0 : Math.max(LEAST, (held / max) * WIDTH);
	return (
		<div
			data-part="stock-meter"
			{...rest}
			className={clsx('flex min-w-0 gap-1', textSide === 'above' ? 'flex-col-reverse' : 'flex-col', className)}
		>
			{/* Browsers draw a meter each in their way, so it only speaks; what is seen is drawn below. */}
			<meter className="sr-only" min={0} max={max} value={held} aria-label={label} aria-valuetext={text} />
			{/* Drawn rather than styled: a strict content policy refuses a width in an inline style. */}
			<svg
				data-part="stock-meter-bar"
				aria-hidden="true"
				viewBox={`0 0 ${WIDTH} 6`}
				preserveAspectRatio="none"
				className="block h-1.5 w-full overflow-hidden rounded-full bg-skeleton rtl:-scale-x-100 forced-colors:border"
			>
				<rect data-part="stock-meter-fill" width={width} height={6} className={barStyles({ tone })} />
			</svg>
			<span data-part="stock-meter-text" aria-hidden="true" className={textStyles({ tone })}>
				{text}
			</span>
		</div>
	);
}
