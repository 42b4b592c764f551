import type { FormEvent } from 'react';

/** The forms that the web server takes while the page has no script; `shop/page-forms.ts` has what each of them does. */
export type PageFormName =
	| 'guest'
	| 'purchase'
	| 'wish'
	| 'cart-line'
	| 'coupon'
	| 'preferences'
	| 'address'
	| 'order'
	| 'demo-notice';

/** Below which path the web server takes forms. */
const FORMS_PATH = '/forms/';

/** Name of the query parameter that says what a form came to: the key of a notice, or a code of the error catalogue. */
export const NOTICE_PARAM = 'notice';

/** Where the web server takes a form. */
export const formPath = (name: PageFormName): string => FORMS_PATH + name;

/**
 * Props of a form that the server takes until the page is hydrated, and a function from then on.
 * @param handle gets the fields, with the name and value of the pressed button
 */
export function pageForm(name: PageFormName, handle: (fields: FormData) => void) {
	return {
		action: formPath(name),
		method: 'post',
		onSubmit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			const { nativeEvent } = event;
			const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
			handle(new FormData(event.currentTarget, pressed));
		},
	} as const;
}
