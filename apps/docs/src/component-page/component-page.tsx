import { DocsPage, Unstyled } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../../../packages/ui/src/testing/guide.ts';
import { guideNamed, pageOf } from '../guides/guides.ts';
import { Prose } from '../guides/prose.tsx';
import { STATUSES, StatusBadge } from '../guides/status-badge.tsx';
import { Care, Usage } from './guidance.tsx';
import { entryOf, ImportLines } from './import-lines.tsx';
import { PropsTable } from './props-table.tsx';
import { Section } from './section.tsx';
import { type PageStory, Shown, useStories } from './states.tsx';

/** The page of a component: guidance, states, props. Pages of other things stay as Storybook makes them. */
export function ComponentPage() {
	const { first, playground, states } = useStories();
	const guide: Guide | undefined = first?.parameters.guide;
	if (!first || !guide) return <DocsPage />;
	const entry = entryOf(first.parameters.fileName);
	return (
		<Unstyled>
			<article lang="en" className="flex flex-col gap-10 pb-16 text-base text-text">
				<PageHead guide={guide} />
				{entry && <ImportLines entry={entry} />}
				<Shown story={first} isTitled={false} />
				{playground && (
					<p className="-mt-6 text-sm">
						<a
							href={`./?path=/story/${playground.id}`}
							target="_top"
							className="text-accent-text underline underline-offset-2"
						>
							Try its props in the playground
						</a>
					</p>
				)}
				<Usage guide={guide} />
				<Care guide={guide} />
				<States stories={states} />
				{entry && (
					<Section title="Props">
						{[...entry.components, ...entry.formComponents].map((component) => (
							<PropsTable key={component.name} component={component} />
						))}
					</Section>
				)}
			</article>
		</Unstyled>
	);
}

function PageHead({ guide }: { readonly guide: Guide }) {
	const { name, group, aliases, status, purpose, heir } = guide;
	const heirGuide = heir === undefined ? undefined : guideNamed(heir);
	return (
		<header className="flex flex-col gap-3">
			<p className="text-sm text-text-muted">{group}</p>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="font-bold text-4xl">{name}</h1>
				<StatusBadge status={status} />
				<span className="text-sm text-text-muted">{STATUSES[status].promise}</span>
			</div>
			<p className="max-w-prose text-lg">
				<Prose text={purpose} />
			</p>
			<p className="text-sm text-text-muted">Also known as: {aliases.join(', ')}</p>
			{heir && (
				<p className="font-semibold">
					Use{' '}
					{heirGuide ? (
						<a href={pageOf(heirGuide)} target="_top" className="text-accent-text underline">
							{heir}
						</a>
					) : (
						heir
					)}{' '}
					instead.
				</p>
			)}
		</header>
	);
}

function States({ stories }: { readonly stories: readonly PageStory[] }) {
	if (stories.length === 0) return null;
	return (
		<Section title="States">
			<div className="flex flex-col gap-8">
				{stories.map((story) => (
					<Shown key={story.id} story={story} />
				))}
			</div>
		</Section>
	);
}
