interface ArticleContentsProps {
	/** Names the landmark, for example "On this page". */
	readonly label: string;
	readonly headings: readonly string[];
	/** Ids of the sections, in the order of the headings. */
	readonly ids: readonly string[];
}

/** The sections of an article as links. */
export function ArticleContents({ label, headings, ids }: ArticleContentsProps) {
	return (
		<nav aria-label={label} className="rounded-card border border-border bg-surface-raised px-4 py-3">
			<p aria-hidden="true" className="text-sm font-semibold text-text-muted">
				{label}
			</p>
			<ul className="flex flex-col tablet:flex-row tablet:flex-wrap tablet:gap-x-6">
				{headings.map((heading, index) => (
					<li key={ids[index]}>
						<a
							href={`#${ids[index]}`}
							className="inline-flex min-h-target items-center rounded-control text-accent-text underline-offset-[0.2em] hover:underline"
						>
							{heading}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
