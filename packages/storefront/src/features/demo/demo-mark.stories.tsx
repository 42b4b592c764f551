import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoMark } from './demo-mark.tsx';

const meta = {
	title: 'Storefront/Demo/Demo mark',
	component: DemoMark,
	parameters: { shop: { isDemo: true } },
} satisfies Meta<typeof DemoMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a row of a page. */
export const Default: Story = {};
