import { pagesToVisit } from '../bench/pages.ts';
import { firstViewOf, pressOf } from '../bench/presses.ts';
import { ON } from './support/matrix.ts';
import { PORTS } from './support/servers.ts';
import { expect, test } from './support/shop.ts';

const origin = `http://127.0.0.1:${PORTS.shop}`;

for (const name of ['home', 'search', 'product', 'cart', 'sign-in']) {
	test(
		`a press on each control of the first view counts from the first paint: ${name}`,
		ON.phone,
		async ({ browser }) => {
			const { pressed } = await pagesToVisit(origin);
			const page = pressed.find((one) => one.name === name);
			if (!page) throw new Error(`No page ${name}`);
			const { controls } = await firstViewOf(browser, { origin, page });
			// Links are the browser's own; `pnpm bench -- --only interactions` presses them too.
			const ours = controls.filter(({ name: control }) => !control.startsWith('a '));
			expect(ours.length).toBeGreaterThan(2);
			for (const control of ours) {
				const press = await pressOf(browser, { origin, page }, control);
				expect.soft(press?.effect, control.name).toBeDefined();
			}
		},
	);
}
