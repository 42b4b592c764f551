const KEY = 'chosen-coupon';

/** The coupon code that a shopper applied to the cart, stored for the steps of the checkout while the tab is open. */
export const chosenCoupon = {
	/** The code in its canonical form; undefined without one. */
	read(): string | undefined {
		try {
			return window.sessionStorage.getItem(KEY) ?? undefined;
		} catch {
			return undefined;
		}
	},
	/** @param code undefined takes it away */
	write(code: string | undefined): void {
		try {
			if (code === undefined) window.sessionStorage.removeItem(KEY);
			else window.sessionStorage.setItem(KEY, code);
		} catch {
			// The visitor forbids storage: it has to be typed again in the next step.
		}
	},
};
