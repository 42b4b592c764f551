import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from './page.tsx';
import { cssText, descriptionOf, type Token, tokensOf } from './token-source.ts';

const meta = { title: 'Foundations/Shape and motion', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function TokenTable({ tokens }: { readonly tokens: readonly Token[] }) {
	return (
		<dl className="grid grid-cols-[max-content_max-content_1fr] gap-x-6 gap-y-2 text-sm tabular-nums">
			{tokens.map(({ name, value, description }) => (
				<div key={name} className="contents">
					<dt className="font-semibold">{name}</dt>
					<dd>{cssText(value)}</dd>
					<dd className="text-text-muted">{description}</dd>
				</div>
			))}
		</dl>
	);
}

export const Overview: Story = {
	render: () => (
		<Page title="Shape and motion">
			<Section title="Space">
				<TokenTable tokens={tokensOf('space')} />
			</Section>
			<Section title="Radii">
				<ul className="flex flex-wrap gap-4 text-sm">
					{[
						['control', 'rounded-control'],
						['card', 'rounded-card'],
						['full', 'rounded-full'],
					].map(([name, radius]) => (
						<li key={name} className="text-center">
							<span className={`mb-1 block size-20 border border-border-strong bg-surface-raised ${radius}`} />
							{name}
						</li>
					))}
				</ul>
				<TokenTable tokens={tokensOf('radius')} />
			</Section>
			<Section title="Shadows" text={descriptionOf('shadow')}>
				<ul className="flex flex-wrap gap-8 text-sm">
					<li className="grid size-28 place-items-center rounded-card bg-surface-raised shadow-float">float</li>
					<li className="grid size-28 place-items-center rounded-card bg-surface-raised shadow-overlay">overlay</li>
				</ul>
			</Section>
			<Section title="Motion" text={descriptionOf('duration')}>
				<TokenTable tokens={[...tokensOf('duration'), ...tokensOf('easing')]} />
			</Section>
			<Section title="Breakpoints" text={descriptionOf('breakpoint')}>
				<TokenTable tokens={[...tokensOf('breakpoint'), ...tokensOf('layout')]} />
			</Section>
			<Section title="Layers">
				<TokenTable tokens={tokensOf('z-index')} />
			</Section>
		</Page>
	),
};
