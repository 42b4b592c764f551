import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { Segment, SegmentedControl } from './index.ts';
import { guide } from './segmented-control.guide.ts';

const modes = (
	<>
		<Segment value="light" icon={<Sun />}>
			Light
		</Segment>
		<Segment value="dark" icon={<Moon />}>
			Dark
		</Segment>
		<Segment value="system" icon={<Monitor />}>
			Device
		</Segment>
	</>
);

const meta = {
	title: 'Components/Forms/SegmentedControl',
	component: SegmentedControl,
	args: { 'aria-label': 'Colours', defaultValue: 'system', children: modes },
	argTypes: { children: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isFullWidth: false, disabled: false } };

export const IconsOnly: Story = {
	args: {
		'aria-label': 'Colours',
		defaultValue: 'dark',
		children: (
			<>
				<Segment value="light" icon={<Sun />} aria-label="Light" />
				<Segment value="dark" icon={<Moon />} aria-label="Dark" />
				<Segment value="system" icon={<Monitor />} aria-label="Device" />
			</>
		),
	},
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ isFullWidth: [false, true], disabled: [false, true] }}
			ugly={{
				'Burmese at 288 px': (
					<SegmentedControl lang="my" aria-label="အရောင်" defaultValue="light" isFullWidth>
						<Segment value="light">အလင်း</Segment>
						<Segment value="dark">အမှောင်</Segment>
						<Segment value="system">စက်ပစ္စည်းအတိုင်း</Segment>
					</SegmentedControl>
				),
				'Thai without spaces': (
					<SegmentedControl lang="th" aria-label="มุมมอง" defaultValue="a" isFullWidth>
						<Segment value="a">รายการแบบย่อ</Segment>
						<Segment value="b">ตารางขนาดใหญ่พิเศษ</Segment>
					</SegmentedControl>
				),
				'one of them disabled': (
					<SegmentedControl aria-label="Period" defaultValue="week">
						<Segment value="day">Day</Segment>
						<Segment value="week">Week</Segment>
						<Segment value="month" disabled>
							Month
						</Segment>
					</SegmentedControl>
				),
			}}
			cell={288}
		>
			{(props) => (
				<SegmentedControl aria-label={JSON.stringify(props)} defaultValue="light" {...props}>
					{modes}
				</SegmentedControl>
			)}
		</Grid>
	),
};
