import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '../guides/prose.tsx';
import { Page, Section } from './page.tsx';
import { Cell, DataTable } from './table.tsx';
import { cssText, descriptionOf, shadowText, type Token, tokensOf } from './token-source.ts';

const meta = { title: 'Foundations/Shape and motion', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface TokenTableProps {
	/** Name of the table for screen readers. */
	readonly label: string;
	readonly tokens: readonly Token[];
	/** How a token is used in a class; `*` is its name. A table where each has its own. */
	readonly utility: string | Readonly<Record<string, string>>;
}

function classOf(utility: TokenTableProps['utility'], name: string): string {
	if (typeof utility !== 'string') return utility[name] ?? '';
	return utility.replace(
		'*',
		name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
	);
}

function TokenTable({ label, tokens, utility }: TokenTableProps) {
	return (
		<DataTable label={label} heads={['Name', 'Value', 'Class', 'For']}>
			{tokens.map(({ name, value, description }) => (
				<tr key={name} className="border-border border-b">
					<th scope="row" className="py-2 pe-4 text-start font-semibold">
						{name}
					</th>
					<Cell>{cssText(value)}</Cell>
					<Cell>
						<code>{classOf(utility, name)}</code>
					</Cell>
					<Cell>
						<Prose text={description} />
					</Cell>
				</tr>
			))}
		</DataTable>
	);
}

/** Steps of the grid that layouts use, as classes and in units. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

export const Space: Story = {
	render: () => (
		<Page title="Space">
			<p className="max-w-prose text-text-muted">
				Everything stands on a grid of 4 px, written in rem so that room grows with the reader&apos;s text. Things of
				one group stand 8 px apart, groups 16 to 24, parts of a page 32 to 64.
			</p>
			<ul className="flex flex-col gap-2 text-sm tabular-nums">
				{STEPS.map((step) => (
					<li key={step} className="flex items-center gap-4">
						<code className="w-12 shrink-0">p-{step}</code>
						<span className="w-14 shrink-0 text-text-muted">{step * 4} px</span>
						<span className="block h-4 bg-accent" style={{ width: `calc(var(--zl-space-unit) * ${step})` }} />
					</li>
				))}
			</ul>
			<TokenTable
				label="Space"
				tokens={tokensOf('space')}
				utility={{ unit: 'p-1', target: 'size-target', page: 'max-w-page', 'page-wide': 'max-w-page' }}
			/>
		</Page>
	),
};

const RADII = { control: 'rounded-control', card: 'rounded-card', full: 'rounded-full' } as const;

export const Shape: Story = {
	render: () => (
		<Page title="Radii and shadows">
			<Section title="Radii" text="The larger a thing, the rounder; what is full is as round as it can be.">
				<ul className="flex flex-wrap gap-6 text-sm">
					{Object.entries(RADII).map(([name, radius]) => (
						<li key={name} className="text-center">
							<span className={`mb-2 block h-20 w-28 border border-border-strong bg-surface-raised ${radius}`} />
							{name}
						</li>
					))}
				</ul>
				<TokenTable label="Radii" tokens={tokensOf('radius')} utility="rounded-*" />
			</Section>
			<Section title="Shadows" text={descriptionOf('shadow')}>
				<ul className="flex flex-wrap gap-8 text-sm">
					<li className="grid h-28 w-40 place-items-center rounded-card bg-surface-raised shadow-float">float</li>
					<li className="grid h-28 w-40 place-items-center rounded-card bg-surface-raised shadow-overlay">overlay</li>
				</ul>
				<TokenTable
					label="Shadows"
					tokens={tokensOf('shadow.light').map((token) => ({ ...token, value: shadowText(token.value) }))}
					utility="shadow-*"
				/>
			</Section>
		</Page>
	),
};

const MOTIONS = { fast: 'duration-fast', base: 'duration-base', slow: 'duration-slow' } as const;

export const Motion: Story = {
	render: () => (
		<Page title="Motion">
			<p className="max-w-prose text-text-muted">{descriptionOf('duration')} Only opacity and transform move.</p>
			<ul className="grid gap-4 tablet:grid-cols-3">
				{Object.entries(MOTIONS).map(([name, duration]) => (
					<li key={name} className="group rounded-card border border-border bg-surface-raised p-5">
						<p className="mb-3 text-sm">{name}: point here</p>
						<span
							className={`block size-10 rounded-full bg-accent transition-transform ease-out group-hover:translate-x-24 rtl:group-hover:-translate-x-24 ${duration}`}
						/>
					</li>
				))}
			</ul>
			<TokenTable label="Durations" tokens={tokensOf('duration')} utility="duration-*" />
			<TokenTable label="Easing" tokens={tokensOf('easing')} utility="ease-*" />
		</Page>
	),
};

export const Layout: Story = {
	render: () => (
		<Page title="Layers and breakpoints">
			<Section
				title="Layers"
				text="What floats over what. Dialogs and menus stand in the browser's own top layer, above all of these."
			>
				<TokenTable label="Layers" tokens={tokensOf('z-index')} utility="z-*" />
			</Section>
			<Section title="Breakpoints" text={descriptionOf('breakpoint')}>
				<TokenTable label="Breakpoints" tokens={tokensOf('breakpoint')} utility="*:" />
			</Section>
			<Section title="Layout" text={descriptionOf('layout')}>
				<TokenTable label="Layout" tokens={tokensOf('layout')} utility="*:" />
			</Section>
		</Page>
	),
};
