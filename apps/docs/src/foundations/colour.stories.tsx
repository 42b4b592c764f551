import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastOf } from './contrast.ts';
import { Page, Section } from './page.tsx';
import { contrastPairs, cssColour, descriptionOf, groupsOf, tokensOf } from './token-source.ts';

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ name, colour, note }: { readonly name: string; readonly colour: string; readonly note: string }) {
	return (
		<li className="flex items-center gap-3">
			<svg viewBox="0 0 4 4" className="size-12 shrink-0 rounded-control border border-border" aria-hidden="true">
				<rect width="4" height="4" fill={colour} />
			</svg>
			<span className="min-w-0">
				<span className="block font-semibold text-sm">{name}</span>
				<span className="block text-text-muted text-xs">{note}</span>
			</span>
		</li>
	);
}

const GRID = 'grid gap-3 sm:grid-cols-2 desk:grid-cols-3';

export const Ramps: Story = {
	render: () => (
		<Page title="Colour ramps">
			<p className="max-w-prose text-text-muted">{descriptionOf('palette')}</p>
			{groupsOf('palette').map((ramp) => (
				<Section key={ramp} title={ramp} text={descriptionOf(`palette.${ramp}`)}>
					<ul className="grid grid-cols-4 gap-2 tablet:grid-cols-11">
						{tokensOf(`palette.${ramp}`).map(({ name, value }) => (
							<li key={name} className="text-center text-xs">
								<svg viewBox="0 0 4 3" className="block w-full rounded-control border border-border" aria-hidden="true">
									<rect width="4" height="3" fill={cssColour(value)} />
								</svg>
								{name}
							</li>
						))}
					</ul>
				</Section>
			))}
		</Page>
	),
};

export const Meanings: Story = {
	render: () => (
		<Page title="What a colour means">
			{(['light', 'dark'] as const).map((set) => (
				<Section key={set} title={set} text={descriptionOf(set)}>
					<ul className={GRID}>
						{tokensOf(set).map(({ name, value, description }) => (
							<Swatch key={name} name={name} colour={cssColour(value)} note={description} />
						))}
					</ul>
				</Section>
			))}
		</Page>
	),
};

export const Contrast: Story = {
	render: () => (
		<Page title="Contrast">
			<p className="max-w-prose text-text-muted">
				Every pair that may meet, measured in this browser. The tests of the tokens hold each to its least ratio.
			</p>
			<table className="w-full text-left text-sm tabular-nums">
				<thead>
					<tr className="border-border border-b">
						{['Text or edge', 'Ground', 'Least', 'Light', 'Dark'].map((head) => (
							<th key={head} scope="col" className="py-2 pe-3">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{contrastPairs().map(({ text, ground, minimum }) => (
						<tr key={`${text} ${ground}`} className="border-border border-b">
							<th scope="row" className="py-2 pe-3 font-normal">
								{text}
							</th>
							<td className="pe-3">{ground}</td>
							<td className="pe-3">{minimum}</td>
							{(['light', 'dark'] as const).map((set) => (
								<td key={set} className="pe-3">
									{contrastOf(colourIn(set, text), colourIn(set, ground)).toFixed(1)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</Page>
	),
};

function colourIn(set: 'light' | 'dark', name: string): string {
	return cssColour(tokensOf(set).find((token) => token.name === name)?.value);
}
