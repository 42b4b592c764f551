import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneWide } from '../testing/decorators.tsx';
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

export const Playground: Story = { args: { className: 'max-w-120' } };

/** A form has no looks of its own; all its fields on the narrowest phone stand for them. */
export const Combinations: Story = { decorators: [phoneWide] };

export const Refused: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
		await canvas.findByRole('region', { name: /answers to correct/ });
	},
};
