import type { Decorator } from '@storybook/react-vite';

/** Shows a story as wide as it would be on a phone, 320 px, on any screen. */
export const phoneWide: Decorator = (Story) => (
	<div style={{ maxWidth: 320 }}>
		<Story />
	</div>
);
