export { MOCK_RATES } from './currencies/mocks.ts';
export { MOCK_OTP, MOCK_TRACK_TOKEN } from './mocks/account-state.ts';
export { createFixtures, type Fixtures } from './mocks/fixtures.ts';
export { createMockApi, type MockApi } from './mocks/mock-api.ts';
export { pictureSvg } from './mocks/pictures/picture-svg.ts';
export { MOCK_PRODUCTS, SCENARIOS, type ScenarioName, scenario } from './mocks/scenarios.ts';
export {
	type Failure,
	MOCK_CREDENTIALS,
	MOCK_NOW,
	MOCK_USERS,
	type MockApiOptions,
	type SignInFailure,
	type World,
} from './mocks/world.ts';

import { createFixtures } from './mocks/fixtures.ts';
import { scenario } from './mocks/scenarios.ts';

/** Handlers for a registered shopper with three lines in the cart. */
export const handlers = scenario('signed-in');

/** Data of the Myanmar edition in English. */
export const fixtures = createFixtures({ language: 'en' });
export { MOCK_ORDER_TO_PAY } from './orders/mock-past.ts';
