import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Status } from '../../../../packages/ui/src/testing/guide.ts';
import { Page, Section } from '../foundations/page.tsx';
import type { EntryGuide } from './guide-list.ts';
import { GUIDES, pageOf } from './guides.ts';
import { Prose } from './prose.tsx';
import { STATUSES, StatusBadge } from './status-badge.tsx';

const meta = { title: 'Components/Overview', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = [...new Set(GUIDES.map(({ group }) => group))].sort();

/** Every component of the design system, and how far it is. */
export const Overview: Story = {
	render: () => (
		<Page title="Components">
			<p className="max-w-prose text-text-muted">
				{GUIDES.length} components in {GROUPS.length} groups. Each name leads to its page: when to take it, how it
				behaves, its states and props.
			</p>
			<Counts />
			{GROUPS.map((group) => (
				<Section key={group} title={group}>
					<Group guides={GUIDES.filter((guide) => guide.group === group)} />
				</Section>
			))}
		</Page>
	),
};

function Counts() {
	return (
		<dl className="grid gap-3 tablet:grid-cols-3">
			{Object.entries(STATUSES).map(([status, { label, promise }]) => (
				<div key={status} className="rounded-card border border-border bg-surface-raised p-4">
					<dt className="text-sm text-text-muted">{label}</dt>
					<dd className="font-bold text-2xl tabular-nums">
						{GUIDES.filter((guide) => guide.status === (status as Status)).length}
					</dd>
					<dd className="text-sm text-text-muted">{promise}</dd>
				</div>
			))}
		</dl>
	);
}

function Group({ guides }: { readonly guides: readonly EntryGuide[] }) {
	return (
		<ul className="grid gap-3 tablet:grid-cols-2">
			{guides.map((guide) => (
				<li key={guide.name} className="flex flex-col gap-1 rounded-card border border-border bg-surface-raised p-4">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<h3 className="font-semibold">
							<a
								href={pageOf(guide)}
								target="_top"
								className="inline-flex min-h-target items-center text-accent-text underline underline-offset-2"
							>
								{guide.name}
							</a>
						</h3>
						<StatusBadge status={guide.status} />
						<code className="ms-auto text-text-muted text-xs">@zaylat/ui/{guide.entry}</code>
					</div>
					<p className="text-sm text-text-muted">
						<Prose text={guide.purpose} />
					</p>
				</li>
			))}
		</ul>
	);
}
