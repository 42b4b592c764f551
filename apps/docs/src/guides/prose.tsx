import type { ReactNode } from 'react';

/** A sentence in which what is between backticks is code. */
export function Prose({ text }: { readonly text: string }): ReactNode {
	const [plain, code, ...rest] = text.split('`');
	if (code === undefined) return plain;
	return (
		<>
			{plain}
			<Code>{code}</Code>
			<Prose text={rest.join('`')} />
		</>
	);
}

/** A name out of the code. */
export function Code({ children }: { readonly children: string }) {
	return <code className="rounded-control bg-surface-sunken px-1 py-0.5 text-text wrap-anywhere">{children}</code>;
}
