const KEY = 'chosen-coupon';

/** Before the code of a coupon that nobody chose; no code has a space. */
const BEST = 'best ';
/** Stands where the shopper wants no coupon; codes are longer. */
const NONE = '-';

function stored(): string | null {
	try {
		return window.sessionStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** The coupon of the cart, stored for the steps of the checkout while the tab is open. */
export const chosenCoupon = {
	/** The code in its canonical form; undefined without one. */
	read(): string | undefined {
		const text = stored();
		return text === null || text === NONE ? undefined : text.replace(BEST, '');
	},
	/** Whether the shopper has chosen neither a coupon nor none, so that the best one is taken. */
	isOpen(): boolean {
		const text = stored();
		return text === null || text.startsWith(BEST);
	},
	/** @param code undefined where the shopper wants none @param isBest it was taken as the best one, and not chosen */
	write(code: string | undefined, isBest = false): void {
		try {
			window.sessionStorage.setItem(KEY, code === undefined ? NONE : isBest ? BEST + code : code);
		} catch {
			// The visitor forbids storage: it has to be typed again in the next step.
		}
	},
	/** Forgets what was chosen: the best one is taken again. */
	forget(): void {
		try {
			window.sessionStorage.removeItem(KEY);
		} catch {
			// Nothing is stored.
		}
	},
};
