import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneWide } from '../testing/decorators.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { guide } from './form.guide.ts';

const meta = {
	title: 'Components/Forms/Form',
	component: DeliveryForm,
	args: { onSubmit: () => undefined, className: 'max-w-120' },
	parameters: { guide },
} satisfies Meta<typeof DeliveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'max-w-120' } };

/** A form has no looks of its own; all its fields on the narrowest phone stand for them. */
export const Combinations: Story = {
	decorators: [phoneWide],
	// Loaded by this story alone: the page of the form has no use for every kind of field.
	loaders: [() => import('./sample-form.tsx')],
	render: ({ className }, { loaded: { SampleForm } }) => (
		<SampleForm onSubmit={() => undefined} className={className} />
	),
	parameters: { docs: { story: { inline: false } } },
};

export const Refused: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
		await canvas.findByRole('region', { name: /answers to correct/ });
	},
};
