import type { ReactNode } from 'react';

interface PageLinkProps {
	/** Id of a documentation page or a story: `start-welcome--docs`. */
	readonly to: string;
	readonly children: ReactNode;
}

/** A link to another page of this Storybook; `pages.spec.ts` checks that it exists. */
export function PageLink({ to, children }: PageLinkProps) {
	const kind = to.endsWith('--docs') ? 'docs' : 'story';
	return (
		<a href={`./?path=/${kind}/${to}`} target="_top" data-page={to}>
			{children}
		</a>
	);
}
