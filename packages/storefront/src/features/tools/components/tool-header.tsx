interface ToolHeaderProps {
	readonly title: string;
	readonly description: string;
}

/** What a tool is for. */
export function ToolHeader({ title, description }: ToolHeaderProps) {
	return (
		<header className="flex flex-col gap-1">
			<h1 className="text-2xl leading-heading font-bold text-balance">{title}</h1>
			<p className="text-text-muted">{description}</p>
		</header>
	);
}
