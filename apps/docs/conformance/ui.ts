import type { Locator, Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type RoleOptions = NonNullable<Parameters<Page['getByRole']>[1]>;

/** What a check does with a fixture: it finds parts by role and name, as a screen reader does, and uses real keys and taps. */
export interface Ui {
	readonly page: Page;
	/** The parts with a role and an exact name that a screen reader reaches. */
	role(role: Role, name?: string, options?: RoleOptions): Locator;
	press(...keys: readonly string[]): Promise<void>;
	/** Taps the middle of a part, whatever covers it. */
	tap(part: Locator): Promise<void>;
	/** Taps a point of the window, as a finger does: it stays for a moment. */
	tapAt(x: number, y: number): Promise<void>;
	/** Moves a finger from a point to a side, in px. */
	swipe(from: { readonly x: number; readonly y: number }, by: number): Promise<void>;
	/** Does something as on a device with a mouse, where buttons may be shown that a finger does not need. */
	withMouse(act: () => Promise<void>): Promise<void>;
	/** @throws when the value does not become true in time */
	holds(what: string, value: () => Promise<boolean>): Promise<void>;
	/** Whether a part is there and can be seen. */
	isShown(part: Locator): Promise<void>;
	isGone(part: Locator): Promise<void>;
	/** The focus is on a part, or on its owner that names it with `aria-activedescendant`. */
	hasFocus(part: Locator): Promise<void>;
	has(part: Locator, attribute: string, value: string | RegExp): Promise<void>;
	/** A screen reader cannot reach a part, by the accessibility tree of the browser: inert parts are not in it. */
	isHidden(role: string, name: string): Promise<void>;
}

const POLL_MS = 20;

/** How long a key is held: some libraries move the focus only after the event. */
const HELD_MS = 10;

/** How long a finger stays. */
const TOUCHED_MS = 60;

/** Points of a swipe, and the time between two of them. */
const SWIPE_STEPS = 10;
const FRAME_MS = 16;

/** @param timeoutMs how long a check waits for what it expects */
export function createUi(page: Page, timeoutMs: number): Ui {
	page.setDefaultTimeout(timeoutMs);
	const ui: Ui = {
		page,
		role: (role, name, options) =>
			page.getByRole(role, { ...(name !== undefined && { name, exact: true }), ...options }),
		async press(...keys) {
			for (const key of keys) await page.keyboard.press(key, { delay: HELD_MS });
		},
		async tap(part) {
			await ui.isShown(part);
			await part.first().scrollIntoViewIfNeeded();
			const box = await part.first().boundingBox();
			if (box === null) throw new Error(`${part} has no place`);
			await ui.tapAt(box.x + box.width / 2, box.y + box.height / 2);
		},
		async tapAt(x, y) {
			const session = await page.context().newCDPSession(page);
			await session.send('Input.dispatchTouchEvent', {
				type: 'touchStart',
				touchPoints: [{ x, y, radiusX: 10, radiusY: 10, force: 0.5 }],
			});
			await new Promise((resolve) => setTimeout(resolve, TOUCHED_MS));
			await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
			await session.detach();
		},
		async swipe(from, by) {
			const session = await page.context().newCDPSession(page);
			const at = (x: number) => [{ x, y: from.y }];
			await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from.x) });
			for (let step = 1; step <= SWIPE_STEPS; step += 1) {
				await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
				const touchPoints = at(from.x + (by * step) / SWIPE_STEPS);
				await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
			}
			await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
			await session.detach();
		},
		async withMouse(act) {
			const session = await page.context().newCDPSession(page);
			await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
			try {
				await act();
			} finally {
				await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
				await session.detach();
			}
		},
		async holds(what, value) {
			const end = performance.now() + timeoutMs;
			while (!(await value())) {
				if (performance.now() > end) throw new Error(what);
				await new Promise((resolve) => setTimeout(resolve, POLL_MS));
			}
		},
		isShown: (part) =>
			ui.holds(`${part} is not there`, async () => (await part.count()) > 0 && part.first().isVisible()),
		isGone: (part) =>
			ui.holds(`${part} is still there`, async () => (await part.count()) === 0 || part.first().isHidden()),
		hasFocus: (part) =>
			ui.holds(`${part} has no focus`, async () => {
				if ((await part.count()) === 0) return false;
				return part.first().evaluate((element) => {
					const active = document.activeElement;
					const named = active?.getAttribute('aria-activedescendant');
					return active === element || (named !== null && named !== undefined && named === element.id);
				});
			}),
		has: (part, attribute, value) =>
			ui.holds(`${part} has no ${attribute} ${value}`, async () => {
				if ((await part.count()) === 0) return false;
				const found = await part.first().getAttribute(attribute);
				return typeof value === 'string' ? found === value : value.test(found ?? '');
			}),
		async isHidden(role, name) {
			const session = await page.context().newCDPSession(page);
			await ui.holds(`${role} ${name} can be reached`, async () => {
				const { nodes } = await session.send('Accessibility.getFullAXTree');
				return !nodes.some((node) => !node.ignored && node.role?.value === role && node.name?.value === name);
			});
			await session.detach();
		},
	};
	return ui;
}
