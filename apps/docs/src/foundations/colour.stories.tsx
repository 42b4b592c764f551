import type { Meta, StoryObj } from '@storybook/react-vite';
import { isColorName } from '@zaylat/tokens';
import { contrastOf } from './contrast.ts';
import { Page, Section } from './page.tsx';
import { COLOUR_NAMES, colourIn, hexIn, SET_NAMES, SETS, useOf } from './sets.ts';
import { Swatch } from './swatch.tsx';
import { Cell, DataTable } from './table.tsx';
import { contrastPairs, cssColour, descriptionOf, groupsOf, oklchText, tokensOf } from './token-source.ts';

const meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ramps: Story = {
	render: () => (
		<Page title="Colour ramps">
			<p className="max-w-prose text-text-muted">
				{descriptionOf('palette')} Below each step: lightness, chroma and hue in OKLCH.
			</p>
			{groupsOf('palette').map((ramp) => (
				<Section key={ramp} title={ramp} text={descriptionOf(`palette.${ramp}`)}>
					<ul className="grid grid-cols-4 gap-2 tablet:grid-cols-11">
						{tokensOf(`palette.${ramp}`).map(({ name, value }) => (
							<li key={name} className="flex flex-col gap-1 text-center text-xs tabular-nums">
								<Swatch colour={cssColour(value)} className="h-14 w-full" />
								<span className="font-semibold">{name}</span>
								<span className="whitespace-pre-line text-text-muted">{oklchText(value)}</span>
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
			<p className="max-w-prose text-text-muted">
				Components name what a colour means, never a step of a ramp. Each meaning has a value in four sets, which the
				page chooses by its colour mode and by the wish for more contrast.
			</p>
			<DataTable label="Meanings" heads={['Name', ...SET_NAMES.map((set) => SETS[set].title)]}>
				{COLOUR_NAMES.map((name) => (
					<tr key={name} className="border-border border-b">
						<th scope="row" className="py-3 pe-4 text-start align-top">
							<span className="block font-semibold">{name}</span>
							<span className="block max-w-56 font-normal text-text-muted text-xs">{useOf(name)}</span>
						</th>
						{SET_NAMES.map((set) => (
							<Cell key={set}>
								<Swatch colour={colourIn(set, name)} className="mb-1 h-10 w-20" />
								<span className="text-text-muted text-xs">{hexIn(set, name)}</span>
							</Cell>
						))}
					</tr>
				))}
			</DataTable>
		</Page>
	),
};

export const Contrast: Story = {
	render: () => (
		<Page title="Contrast">
			<p className="max-w-prose text-text-muted">
				Every pair that may meet, measured in this browser. The tests of the tokens hold each to its least ratio, in
				every set and every brand theme.
			</p>
			<DataTable
				label="Pairs"
				heads={['Text or edge', 'Ground', 'Use', 'Least', ...SET_NAMES.map((set) => SETS[set].title)]}
			>
				{contrastPairs().map(({ text, ground, use, minimum, more }) => (
					<tr key={`${text} ${ground}`} className="border-border border-b">
						<th scope="row" className="py-2 pe-4 text-start font-semibold">
							{text}
						</th>
						<Cell>{ground}</Cell>
						<Cell>{use}</Cell>
						<Cell>
							{minimum}, {more}
						</Cell>
						{SET_NAMES.map((set) => (
							<Cell key={set}>
								{isColorName(text) && isColorName(ground)
									? contrastOf(colourIn(set, text), colourIn(set, ground)).toFixed(1)
									: ''}
							</Cell>
						))}
					</tr>
				))}
			</DataTable>
		</Page>
	),
};
