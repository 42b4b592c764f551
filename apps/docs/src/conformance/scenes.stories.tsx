import type { Meta, StoryObj } from '@storybook/react-vite';
import { Host } from '../../conformance/host.tsx';
import { OURS, OurReading } from './ours.tsx';

const meta = {
	title: 'Start/Conformance scenes',
	parameters: { layout: 'fullscreen' },
	tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page of the conformance tests: it is empty until they ask for a scene. */
export const Scene: Story = {
	render: () => <Host fixtures={OURS} Reading={OurReading} />,
};
