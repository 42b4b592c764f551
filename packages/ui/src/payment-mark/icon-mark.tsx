import { MarkFrame, type PaymentMarkProps } from './payment-mark.tsx';
import { ON_WALLET_COLOUR } from './wallet-colours.ts';

interface IconMarkProps extends PaymentMarkProps {
	readonly label: string;
	readonly mark: string;
	/** Lines of the sign on a ground of 24 by 24. */
	readonly path: string;
	/** Colour of a tile behind the sign, whose lines are white then. Default none. */
	readonly tile?: string | undefined;
	/** The mark’s own word, the same in every language; left out where the name is beside the mark. Default none. */
	readonly word?: string | undefined;
}

/** A sign of our own for ways to pay that have no logo here, with its word where it is a name. */
export function IconMark({ label, path, tile, word, ...rest }: IconMarkProps) {
	return (
		<MarkFrame {...rest} label={label}>
			<span lang="en" aria-hidden="true" className="inline-flex items-center gap-1 px-1.5 leading-none font-bold">
				<svg
					viewBox="0 0 24 24"
					aria-hidden="true"
					className="size-[1.5em] shrink-0 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
				>
					{tile !== undefined && <rect width="24" height="24" rx="6" fill={tile} stroke="none" />}
					<path d={path} stroke={tile && ON_WALLET_COLOUR} strokeWidth={tile && 2.5} />
				</svg>
				{label !== '' && word}
			</span>
		</MarkFrame>
	);
}
