import type { Timer, Timers } from '../core/context/timers.ts';

/** Timers that stand still until they are told to go on. */
export interface ManualTimers extends Timers {
	/** Lets so many milliseconds pass. */
	pass(ms: number): void;
	/** How many timers wait. */
	readonly pending: number;
}

/** Creates timers for tests. */
export function manualTimers(): ManualTimers {
	let time = 0;
	let count = 0;
	const waiting = new Map<number, { at: number; every?: number; callback: () => void }>();
	// Only the store that asked for it ever looks at a timer.
	const asTimer = (id: number): Timer => Object.assign(Object.create(null), { id });
	const idOf = (timer: Timer | undefined) => Number(timer && Reflect.get(Object(timer), 'id'));
	const add = (at: number, callback: () => void, every?: number) => {
		count += 1;
		waiting.set(count, { at, callback, ...(every === undefined ? {} : { every }) });
		return asTimer(count);
	};
	return {
		after: (ms, callback) => add(time + ms, callback),
		every: (ms, callback) => add(time + ms, callback, ms),
		cancel: (timer) => {
			waiting.delete(idOf(timer));
		},
		pass(ms) {
			const end = time + ms;
			for (;;) {
				const next = [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
				if (next === undefined) break;
				const [id, entry] = next;
				time = entry.at;
				if (entry.every === undefined) waiting.delete(id);
				else entry.at += entry.every;
				entry.callback();
			}
			time = end;
		},
		get pending() {
			return waiting.size;
		},
	};
}
