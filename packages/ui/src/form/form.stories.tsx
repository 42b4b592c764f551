import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './form.guide.ts';
import { SampleForm } from './sample-form.tsx';

const meta = {
	title: 'Components/Forms/Form',
	component: SampleForm,
	args: { onSubmit: () => undefined, className: 'max-w-120' },
	parameters: { guide },
} satisfies Meta<typeof SampleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
		await canvas.findByRole('region', { name: /answers to correct/ });
	},
};
