import { expect, it } from 'vitest';
import { requireHandlers } from '../src/http/unanswered.ts';

const ORDER = { method: 'GET', path: '/api/orders/{id}' } as const;
const CART = { method: 'POST', path: '/api/cart' } as const;

it('an endpoint without a handler is named, with the places that register one', () => {
	const routes = [{ method: 'GET', path: '/api/orders/:id' }];
	expect(() => requireHandlers([ORDER], routes)).not.toThrow();
	expect(() => requireHandlers([ORDER, CART], routes)).toThrow(
		/without a handler: POST \/api\/cart\..*apps\/api\/src\/<resource>\/routes\.ts.*apps\/api\/src\/routes\.ts/,
	);
});
