import type { MockContext, MockHandlers } from '../mocks/answer.ts';
import { recordedItem, recordedList } from '../mocks/recorded/read.ts';
import { type EditionSettings, getEdition, listEditions } from './contract.ts';

const [listed, read] = [recordedList(listEditions, 'editions'), recordedItem(getEdition, 'editions')];

/** Mock handlers of the edition calls; each world decides whether people can sign in with Google. */
export const editionHandlers = {
	listEditions: (call) => ({ items: listed(call).items.map((edition) => withProviders(call, edition)) }),
	getEdition: (call) => withProviders(call, read(call)),
} satisfies Partial<MockHandlers>;

function withProviders({ world: { options } }: MockContext, edition: EditionSettings) {
	const { hasGoogle, googleClientId: clientId } = options;
	return {
		...edition,
		oauthProviders: hasGoogle ? [{ id: 'google', name: 'Google', ...(clientId && { clientId }) }] : [],
	};
}
