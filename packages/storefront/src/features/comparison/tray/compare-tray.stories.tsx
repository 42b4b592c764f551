import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareButton } from '../compare-button.tsx';
import { CompareTray } from './compare-tray.tsx';

const KEPT = 'comparison-mm';

/** The tray at the bottom of a window, and a product that can be pressed. */
function Tray({ group }: { readonly group: string }) {
	return (
		<div className="flex min-h-80 flex-col justify-between bg-surface">
			<div className="relative m-4 size-40 bg-surface-sunken">
				<CompareButton product={{ id: '1003', name: 'Headphones', group }} />
			</div>
			<CompareTray />
		</div>
	);
}

const meta = {
	title: 'Storefront/Comparison/Tray',
	component: Tray,
	parameters: { layout: 'fullscreen' },
	args: { group: 'shirts' },
} satisfies Meta<typeof Tray>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A device that keeps products for a comparison. */
const keep = (...ids: readonly string[]) => ({
	beforeEach() {
		window.localStorage.setItem(KEPT, JSON.stringify(ids.map((id) => `${id}/shirts`)));
		return () => window.localStorage.removeItem(KEPT);
	},
});

const press: Story['play'] = async ({ canvas, userEvent }) => {
	await userEvent.click(await canvas.findByRole('button', { name: /Headphones/ }));
};

/** One product, which has nothing to be compared with. */
export const One: Story = keep('1001');

/** Two products with what tells them apart. */
export const Two: Story = keep('1001', '1022');

/** As many as are compared at once. */
export const Full: Story = keep('1001', '1022', '1002', '1013');

/** A fifth product does not join them. */
export const RefusedFifth: Story = { ...Full, play: press };

/** A product of another kind does not join them. */
export const RefusedKind: Story = { ...Two, args: { group: 'headphones' }, play: press };

/** Names that are as long as they get. */
export const LongTexts: Story = { ...Two, parameters: { shop: { scenario: 'long-texts' } } };
