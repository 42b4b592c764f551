import type { BrowserContext } from '@playwright/test';

/** What people have done in some browsers. */
export interface Effort {
	/** Presses; a field that is filled without one counts as pressed. */
	presses: number;
	/** Characters that were typed. */
	characters: number;
}

/** Seconds that somebody takes for a press with looking for it, and for a character on a phone. */
const PRESS_SECONDS = 2.5;
const CHARACTER_SECONDS = 0.35;

/** What people have done, and about how long they took, for the report of a test. @param began by `Date.now` */
export function describeEffort({ presses, characters }: Effort, began: number) {
	const minutes = (presses * PRESS_SECONDS + characters * CHARACTER_SECONDS) / 60;
	const seconds = Math.round((Date.now() - began) / 1_000);
	return {
		type: 'effort',
		description: `${presses} presses and ${characters} characters, about ${minutes.toFixed(0)} minutes for a person; ${seconds} s for this test`,
	};
}

/** Counts what is pressed and typed on all pages of a browser. */
export async function countEffort(context: BrowserContext, effort: Effort): Promise<void> {
	await context.exposeBinding('zaylatEffort', (_, { presses, characters }: Effort) => {
		effort.presses += presses;
		effort.characters += characters;
	});
	await context.addInitScript(() => {
		const tell = (done: object) => Reflect.get(window, 'zaylatEffort')(done);
		let pressed: EventTarget | null = null;
		addEventListener(
			'pointerdown',
			({ isTrusted, target }) => {
				if (!isTrusted) return;
				pressed = target;
				tell({ presses: 1, characters: 0 });
			},
			true,
		);
		const lengths = new WeakMap<EventTarget, number>();
		addEventListener(
			'input',
			({ target }) => {
				if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
				if (['checkbox', 'radio', 'file'].includes(target.type)) return;
				const presses = target === pressed ? 0 : 1;
				pressed = target;
				tell({ presses, characters: Math.abs(target.value.length - (lengths.get(target) ?? 0)) });
				lengths.set(target, target.value.length);
			},
			true,
		);
	});
}
