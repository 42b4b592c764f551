import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Price } from '@zaylat/ui/price';
import { Code } from '../guides/prose.tsx';
import { Page, Section } from './page.tsx';
import { SET_NAMES, SETS } from './sets.ts';

const meta = { title: 'Foundations/Theming', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Sample() {
	return (
		<Card className="flex flex-col items-start gap-3">
			<Badge tone="accent">New</Badge>
			<p className="font-semibold">Handwoven cotton longyi</p>
			<Price current="18,500 K" />
			<div className="flex flex-wrap gap-2">
				<Button>Add to cart</Button>
				<Button variant="secondary">Follow</Button>
			</div>
		</Card>
	);
}

/** The attribute of each axis, where it stands and what it may be. */
const AXES = [
	{ attribute: 'data-color-mode', place: 'the root, or any part of a page', values: 'light, dark, system' },
	{ attribute: 'data-contrast', place: 'the root', values: 'normal, more, system' },
	{ attribute: 'data-theme', place: 'the root', values: 'the name of a brand theme; none for Zaylat' },
] as const;

export const Theming: Story = {
	render: () => (
		<Page title="Theming">
			<p className="max-w-prose text-text-muted">
				A brand theme is a file of overrides: its own ramp, what the accent points at, radii, perhaps letters. No
				component is touched and no class is added. The toolbar above changes theme, mode and contrast of every page
				here.
			</p>
			<Section title="How a page chooses">
				<ul className="flex flex-col gap-2">
					{AXES.map(({ attribute, place, values }) => (
						<li key={attribute}>
							<Code>{attribute}</Code> on {place}: {values}.
						</li>
					))}
				</ul>
			</Section>
			<Section title="The same card by day and by night" text="The contrast and the theme are those of the page.">
				<div className="grid gap-4 tablet:grid-cols-2">
					{SET_NAMES.filter((set) => SETS[set].contrast === 'normal').map((set) => (
						<div
							key={set}
							data-color-mode={SETS[set].mode}
							className="rounded-card border border-border bg-surface p-5 text-text"
						>
							<Sample />
						</div>
					))}
				</div>
			</Section>
		</Page>
	),
};

/** The other brand, as the toolbar would show it. */
export const JasmineMarket: Story = { ...Theming, globals: { theme: 'jasmine' } };
