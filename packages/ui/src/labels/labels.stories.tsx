import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combobox } from '../combobox/index.ts';
import { DateField } from '../date-field/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { RangeSlider } from '../range-slider/index.ts';
import { LabelsProvider, labelsMy, labelsTh, labelsZh } from './index.ts';
import { guide } from './labels.guide.ts';

const SETS = [
	{ lang: 'en', name: 'English', labels: {} },
	{ lang: 'my', name: 'မြန်မာ', labels: labelsMy },
	{ lang: 'th', name: 'ไทย', labels: labelsTh },
	{ lang: 'zh-Hans', name: '中文', labels: labelsZh },
] as const;

const Sample = ({ lang, name }: { readonly lang: string; readonly name: string }) => (
	<div className="grid gap-4">
		<p className="m-0 font-semibold text-text">{name}</p>
		<DatePicker aria-label={`${name} 1`} today="2026-11-19" locale={lang} />
		<DateField aria-label={`${name} 2`} />
		<Combobox aria-label={`${name} 3`} items={[]} getItemKey={String} getItemText={String} />
		<RangeSlider aria-label={`${name} 4`} defaultValue={[20, 60]} />
	</div>
);

const meta = {
	title: 'Components/Content/LabelsProvider',
	component: LabelsProvider,
	args: { labels: labelsTh, children: <Sample lang="th" name="ไทย" /> },
	argTypes: { labels: { control: false }, children: { control: false } },
	parameters: { guide },
	render: (args) => (
		<div lang="th" className="max-w-80">
			<LabelsProvider {...args} />
		</div>
	),
} satisfies Meta<typeof LabelsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Combinations: Story = {
	render: () => (
		<div className="grid gap-8 tablet:grid-cols-2">
			{SETS.map(({ lang, name, labels }) => (
				<div key={lang} lang={lang} className="min-w-0">
					<LabelsProvider labels={labels}>
						<Sample lang={lang} name={name} />
					</LabelsProvider>
				</div>
			))}
		</div>
	),
};
