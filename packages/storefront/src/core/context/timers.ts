/** A pending timer. */
export type Timer = ReturnType<typeof setTimeout>;

/** Timers as an argument, so that tests hold the clock in their hands. */
export interface Timers {
	/** Calls back once, after so many milliseconds. */
	after(ms: number, callback: () => void): Timer;
	/** Calls back every so many milliseconds. */
	every(ms: number, callback: () => void): Timer;
	cancel(timer: Timer | undefined): void;
}

/** The timers of the platform; looked up at each call, so that fake timers work. */
export const platformTimers: Timers = {
	after: (ms, callback) => setTimeout(callback, ms),
	every: (ms, callback) => setInterval(callback, ms),
	cancel: (timer) => clearTimeout(timer),
};
