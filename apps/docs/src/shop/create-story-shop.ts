import { createClient } from '@zaylat/api-client';
import { createAuthClient, createAuthStore } from '@zaylat/api-client/auth';
import { validateResponse } from '@zaylat/api-client/contract';
import { createMockApi, MOCK_NOW, SCENARIOS, type ScenarioName } from '@zaylat/api-client/mocks';
import type { Edition } from '@zaylat/domain/editions';
import {
	type AppContext,
	createBrowserShop,
	createMemoryWriteStorage,
	pushDeviceState,
	readPreferences,
	type StoredWrite,
} from '@zaylat/storefront';
import { createStoryPush, type StoryPush } from './story-push.ts';
import type { ToolbarChoice } from './toolbar.ts';

/** Parameters of a story that is in the shop: `parameters.shop`. */
export interface ShopParameters {
	/** Path of the page, with query, one per edition where they differ; stories of a component leave it out. */
	readonly path?: string | Readonly<Record<Edition, string>>;
	/** The situation of the mock API; a registered shopper with a cart unless given. */
	readonly scenario?: ScenarioName;
	/** Shows what only the demo profile shows. */
	readonly isDemo?: boolean;
	/** Shows what only the operator sees, on the machine of the server. */
	readonly isLocal?: boolean;
	/** Shows the banner of the demo profile, which stands dismissed otherwise. */
	readonly hasDemoNotice?: boolean;
	/** What the browser does about push messages; they can be turned on unless given. */
	readonly push?: StoryPush;
	/** Changes that the device kept while there was no connection; `queue` without the edition. */
	readonly keptWrites?: readonly StoredWrite[];
}

/** The path of a story's page in an edition; undefined for a component. */
export function storyPath({ path }: ShopParameters, edition: Edition): string | undefined {
	return typeof path === 'object' ? path[edition] : path;
}

/** Creates the shop of one story: a mock API of its own, a clock that stands still, nothing kept. */
export function createStoryShop(
	{ scenario = 'signed-in', ...parameters }: ShopParameters,
	choice: ToolbarChoice,
): AppContext {
	const { edition, language, currency, colourMode } = choice;
	const now = () => MOCK_NOW;
	const { fetch } = createMockApi({ ...SCENARIOS[scenario], edition, now });
	const url = new URL(storyPath(parameters, edition) ?? '/', window.location.origin);
	return createBrowserShop({
		// A story must not begin with the changes of another one.
		openWrites: async () =>
			createMemoryWriteStorage(
				parameters.keptWrites?.map((write) => ({ ...write, queue: `${write.queue}-${edition}` })),
			),
		states: [[pushDeviceState, async () => createStoryPush(parameters.push ?? 'off')]],
		edition,
		origins: { mm: 'https://mm.zaylat.example', th: 'https://th.zaylat.example' },
		preferences: { ...readPreferences({ edition, url, cookies: '' }), language, currency, colourMode },
		createClient: (spoken) =>
			// A second try comes at once, so that a failure is on screen when the story is looked at.
			createClient({
				baseUrl: '',
				edition,
				language: spoken,
				now,
				fetch,
				validate: validateResponse,
				delay: async () => {},
			}),
		auth: createAuthStore(createAuthClient({ baseUrl: '/api/auth', fetch }), { now }),
		window,
		now,
		isDemo: parameters.isDemo ?? false,
		isLocal: parameters.isLocal ?? false,
		isDemoNoticeDismissed: !parameters.hasDemoNotice,
		hasPayloadFiles: false,
	});
}
