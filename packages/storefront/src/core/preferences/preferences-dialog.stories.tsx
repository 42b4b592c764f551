import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreferencesDialog } from './preferences-dialog.tsx';

const meta = {
	title: 'Storefront/Preferences/Dialog',
	component: PreferencesDialog,
	args: { isOpen: true, onOpenChange: () => {} },
} satisfies Meta<typeof PreferencesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On phones: delivery country, currency, language, colours. */
export const Default: Story = {};
