/** A long-tail boat on the river. */
export function BoatLogo() {
	return (
		<svg aria-hidden="true" data-logo="boat" viewBox="0 0 40 32" className="h-9 shrink-0">
			<path d="M1 15h30l8-10c0 8-4 15-11 15H9C5 20 2 18 1 15z" className="fill-accent" />
			<path d="M9 13c1-5 5-8 10-8s8 3 9 8z" className="fill-brand" />
			<path
				d="M1 26c4-3 6-3 9 0s6 3 9 0 6-3 9 0 6 3 10 0"
				className="fill-none stroke-accent"
				strokeWidth="2.4"
				strokeLinecap="round"
			/>
		</svg>
	);
}
