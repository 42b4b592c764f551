import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormNoticeBanner } from './form-notice-banner.tsx';

const meta = {
	title: 'Storefront/Shell/Form notice',
	component: FormNoticeBanner,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormNoticeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A product was put in the cart by a page without script. */
export const Added: Story = { args: { notice: 'added' } };

/** A product was saved. */
export const Saved: Story = { args: { notice: 'saved' } };

/** The server refused a form. */
export const Refused: Story = { args: { notice: 'out_of_stock' } };
