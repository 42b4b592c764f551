import type { Decorator, Loader } from '@storybook/react-vite';
import { toolbarChoice } from './toolbar.ts';

/** Stories below these titles run in a shop. */
const IN_SHOP = ['Screens/', 'Storefront/'];

const isInShop = (title: string) => IN_SHOP.some((prefix) => title.startsWith(prefix));

/** Loads the shop for the stories that need one: no other story's result depends on its code. */
export const loadShop: Loader = async ({ title }) => {
	if (!isInShop(title)) return {};
	const { prepareShop, StoryShop } = await import('./story-shop.tsx');
	await prepareShop();
	return { StoryShop };
};

/** Renders stories of screens at their path inside the real app shell, and stories of pieces inside a shop of their own. */
export const withShop: Decorator = (Story, { id, parameters, globals, loaded }) => {
	// The loader's type says nothing of what it loaded.
	const { StoryShop }: Partial<Pick<typeof import('./story-shop.tsx'), 'StoryShop'>> = loaded;
	if (StoryShop === undefined) return <Story />;
	const choice = toolbarChoice(globals);
	return (
		<StoryShop key={[id, ...Object.values(choice)].join('|')} parameters={parameters.shop ?? {}} choice={choice}>
			<Story />
		</StoryShop>
	);
};
