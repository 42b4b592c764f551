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

const CODE = `<Form form={form} onSubmit={save}>
  <BoundFormErrorSummary />
  <InputField name="name" label="Name" autoComplete="name" isRequired />
  <SelectField name="region" label="Region" placeholder="Choose a region" isRequired>
    <option value="yangon">Yangon</option>
    <option value="shan">Shan State</option>
  </SelectField>
  <TextareaField name="way" label="Way to your door" limit={200} isRequired />
  <RadioGroupField name="delivery" label="Delivery" isRequired>
    <Radio value="courier">Courier</Radio>
    <Radio value="post">Post office</Radio>
  </RadioGroupField>
  <CheckboxField name="terms" label="I agree to the terms" isRequired />
  <FormSubmit>Place order</FormSubmit>
</Form>`;

export const Default: Story = { parameters: { docs: { source: { code: CODE } } } };

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
