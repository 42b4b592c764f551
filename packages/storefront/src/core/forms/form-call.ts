import type { Client } from '@zaylat/api-client';
import type { AuthClient } from '@zaylat/api-client/auth';
import type { CookieRules } from '@zaylat/domain/cookies';
import { parseWholeNumber } from '@zaylat/domain/digits';
import type { Edition } from '@zaylat/domain/editions';

/** A form that a page without script has sent to the web server. */
export interface FormCall {
	readonly fields: FormData;
	/** Path and query of the page that the form is on; a path of this site. */
	readonly from: string;
	readonly edition: Edition;
	/** Calls the API in the visitor's name. */
	readonly client: Client;
	/** Signs the visitor in: later calls of `client` have the session. */
	readonly auth: AuthClient;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Whether the visitor's connection is https. */
	readonly isSecure: boolean;
	/** Value of a cookie of the visitor. */
	cookie(name: string): string | undefined;
	setCookie(name: string, value: string, rules: CookieRules): void;
}

/** Where a form leads to, always by a redirect: a reload of that page sends nothing again. */
export interface PageFormResult {
	/** Path and query. */
	readonly to: string;
	/** What it came to, for the page to say: the key of a notice, or a code of the error catalogue. */
	readonly notice?: string | undefined;
}

/** Does what a form asks for, by calls of the API. @throws ApiError when the API refuses */
export type PageForm = (call: FormCall) => Promise<PageFormResult>;

/** The text of a field; empty when there is none. */
export function fieldText(fields: FormData, name: string): string {
	const value = fields.get(name);
	return typeof value === 'string' ? value : '';
}

/** Name of the buttons that add to a quantity and take from it; their values are steps. */
const STEP_SUFFIX = '.step';

/** The number of pieces in a field, in any digits, with the step of a pressed button; 1 when it is no number. */
export function fieldQuantity(fields: FormData, name: string): number {
	const typed = parseWholeNumber(fieldText(fields, name)) ?? Number.NaN;
	const step = Number(fieldText(fields, name + STEP_SUFFIX));
	const wanted = (Number.isSafeInteger(typed) ? typed : 1) + (Number.isSafeInteger(step) ? step : 0);
	return Math.max(1, wanted);
}
