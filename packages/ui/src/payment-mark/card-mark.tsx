import type { Drawing } from './drawing.ts';
import { MarkFrame, type PaymentMarkProps } from './payment-mark.tsx';

interface CardMarkProps extends PaymentMarkProps {
	readonly label: string;
	readonly mark: string;
	readonly drawing: Drawing;
}

/** A card network’s logo in the frame of the marks. */
export function CardMark({ drawing, ...rest }: CardMarkProps) {
	return (
		<MarkFrame {...rest}>
			<svg viewBox="0 0 780 500" aria-hidden="true">
				{drawing.map(([path, colour]) => (
					<path key={path} d={path} fill={colour} />
				))}
			</svg>
		</MarkFrame>
	);
}
