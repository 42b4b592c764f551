import type { ReactNode } from 'react';

interface SectionProps {
	readonly title: string;
	readonly children: ReactNode;
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

/** A part of a component's page, which the table of contents lists. */
export function Section({ title, children }: SectionProps) {
	return (
		<section className="flex flex-col gap-4">
			<h2 id={idOf(title)} className="scroll-mt-4 border-border border-b pb-2 font-bold text-xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
