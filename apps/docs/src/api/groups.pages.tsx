import type { StoryObj } from '@storybook/react-vite';
import { GroupPage } from './group-page.tsx';

export default { parameters: { layout: 'fullscreen' } };

/** Everything about the endpoints of the group that the page is named after. */
export const Endpoints: StoryObj = {
	render: (_, { title }) => <GroupPage group={title.slice(title.lastIndexOf('/') + 1)} />,
};
