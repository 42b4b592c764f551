interface SwatchProps {
	readonly colour: string;
	/** Its size. */
	readonly className: string;
}

/** A patch of a colour out of the source, which no utility class reaches. */
export function Swatch({ colour, className }: SwatchProps) {
	return (
		<svg
			viewBox="0 0 4 4"
			preserveAspectRatio="none"
			aria-hidden="true"
			className={`block rounded-control border border-border ${className}`}
		>
			<rect width="4" height="4" fill={colour} />
		</svg>
	);
}
