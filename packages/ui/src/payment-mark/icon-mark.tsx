import { MarkFrame, type PaymentMarkProps } from './payment-mark.tsx';

interface IconMarkProps extends PaymentMarkProps {
	readonly label: string;
	readonly mark: string;
	/** Lines of the sign on a ground of 24 by 24. */
	readonly path: string;
	/** The mark’s own word, the same in every language. Default none. */
	readonly word?: string | undefined;
}

/** A sign of our own for ways to pay that have no logo here, with its word where it is a name. */
export function IconMark({ path, word, ...rest }: IconMarkProps) {
	return (
		<MarkFrame {...rest}>
			<span lang="en" aria-hidden="true" className="inline-flex items-center gap-1 px-1.5 leading-none font-bold">
				<svg
					viewBox="0 0 24 24"
					aria-hidden="true"
					className="size-[1.5em] shrink-0 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
				>
					<path d={path} />
				</svg>
				{word}
			</span>
		</MarkFrame>
	);
}
