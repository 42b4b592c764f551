import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Page, Section } from '../foundations/page.tsx';
import { Prose } from '../guides/prose.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { ABOUT, GROUPS, OPERATIONS, type Operation } from './read-document.ts';
import { searchOperations } from './search.ts';

const meta = { title: 'API/Overview', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = ({ group }: Pick<Operation, 'group'>) =>
	`./?path=/story/api-${group.toLowerCase().replaceAll(/\W+/g, '-')}--endpoints`;

function Finder() {
	const [query, setQuery] = useState('');
	const found = searchOperations(OPERATIONS, query);
	return (
		<>
			<Field
				label="Find an endpoint"
				description="By path, name, what it does, or an error code: post review, otp_wrong, /api/cart"
				className="max-w-xl"
			>
				<Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
			</Field>
			<p role="status" className="text-sm text-text-muted">
				{found.length} of {OPERATIONS.length} endpoints
			</p>
			{found.length === 0 && <EmptyState title="No endpoint has these words" description="Try fewer of them." />}
			{GROUPS.map((group) => ({ group, operations: found.filter((operation) => operation.group === group) }))
				.filter(({ operations }) => operations.length > 0)
				.map(({ group, operations }) => (
					<Section key={group} title={group}>
						<EndpointList label={group} operations={operations} hrefOf={pageOf} target="_top" />
					</Section>
				))}
		</>
	);
}

/** Every endpoint of the contract, to be searched; each leads to the page of its group. */
export const Endpoints: Story = {
	render: () => (
		<Page title="API">
			<p className="max-w-prose text-text-muted">
				<Prose text={ABOUT} />
			</p>
			<p className="max-w-prose text-text-muted">
				These pages are made from the contract. The same as an OpenAPI 3.1 document is at{' '}
				<Prose text="`/api/openapi.json`." />
			</p>
			<Finder />
		</Page>
	),
};

export const Found: Story = {
	...Endpoints,
	play: async ({ canvasElement }) => {
		await userEvent.type(within(canvasElement).getByRole('searchbox'), 'post review');
	},
};

export const NothingFound: Story = {
	...Endpoints,
	play: async ({ canvasElement }) => {
		await userEvent.type(within(canvasElement).getByRole('searchbox'), 'teapot');
	},
};
