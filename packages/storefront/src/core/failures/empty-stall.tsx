/** Props of {@link EmptyStall}. */
export interface EmptyStallProps {
	/** What happened, for screen readers. */
	readonly label: string;
	/** What happened, in a few words on the sign. */
	readonly sign: string;
}

/** An empty market stall with 404 and what happened on its sign; drawn in the tokens' colours. */
export function EmptyStall({ label, sign }: EmptyStallProps) {
	return (
		<svg role="img" aria-label={label} viewBox="0 0 480 360" className="h-auto w-full">
			<ellipse cx="240" cy="326" rx="196" ry="18" className="fill-surface-sunken" />
			<path d="M88 120v204M392 120v204" className="stroke-border-strong" strokeWidth="10" strokeLinecap="round" />
			<rect x="76" y="224" width="328" height="26" rx="6" className="fill-tint-5" />
			<path d="M92 250h296v66H92z" className="fill-tint-1" />
			<path d="M166 250v66M240 250v66M314 250v66" className="stroke-border" strokeWidth="3" />
			<g>
				<path d="M64 64h352l20 62H44z" className="fill-accent" />
				<path d="M134 64h70l-6 62h-77zM276 64h70l13 62h-77z" className="fill-surface-raised" />
				<path
					d="M44 126h77a38.5 30 0 0 1-77 0zM198 126h84a42 30 0 0 1-84 0zM359 126h77a38.5 30 0 0 1-77 0z"
					className="fill-accent"
				/>
				<path d="M121 126h77a38.5 30 0 0 1-77 0zM282 126h77a38.5 30 0 0 1-77 0z" className="fill-surface-raised" />
				<path d="M64 64h352l20 62H44z" className="fill-none stroke-border" strokeWidth="2" />
			</g>
			<path d="M186 138v14M294 138v14" className="stroke-border-strong" strokeWidth="4" />
			<rect
				x="152"
				y="150"
				width="176"
				height="66"
				rx="10"
				className="fill-surface-raised stroke-border-strong"
				strokeWidth="3"
			/>
			<text x="240" y="180" textAnchor="middle" className="fill-text text-2xl font-bold">
				404
			</text>
			<text x="240" y="207" textAnchor="middle" className="fill-text text-lg font-semibold">
				{sign}
			</text>
			<g className="fill-none stroke-border-strong" strokeWidth="4" strokeLinecap="round">
				<path d="M112 224c-5-20 5-28 18-28s23 8 18 28" className="fill-tint-2" />
				<path d="M334 224l-4-18h42l-4 18z" className="fill-tint-3" />
			</g>
		</svg>
	);
}
