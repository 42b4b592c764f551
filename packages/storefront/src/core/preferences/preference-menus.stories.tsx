import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { PreferenceMenus } from './preference-menus.tsx';

/** Room below for what opens. */
const withRoom: Decorator = (Story) => (
	<div className="min-h-120">
		<Story />
	</div>
);

const meta = {
	title: 'Storefront/Preferences/Menus',
	component: PreferenceMenus,
	decorators: [withRoom],
} satisfies Meta<typeof PreferenceMenus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the bar above the header of tablets and desktops. */
export const Default: Story = {};

/** The languages, each in its own script. */
export const LanguagesOpen: Story = {
	play: async ({ canvas, userEvent }) => {
		const [, , language] = await canvas.findAllByRole('button');
		if (language) await userEvent.click(language);
		await canvas.findByRole('button', { expanded: true });
	},
};
