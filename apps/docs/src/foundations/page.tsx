import type { ReactNode } from 'react';

/** A page of Foundations. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<main className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-4">
			<h1 className="font-bold text-3xl">{title}</h1>
			{children}
		</main>
	);
}

/** A part of a page, with what its group of tokens is for. */
export function Section({
	title,
	text,
	children,
}: {
	readonly title: string;
	readonly text?: string;
	readonly children?: ReactNode;
}) {
	return (
		<section className="flex flex-col gap-3">
			<h2 className="font-semibold text-xl">{title}</h2>
			{text && <p className="max-w-prose text-text-muted">{text}</p>}
			{children}
		</section>
	);
}
