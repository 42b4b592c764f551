import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Sends the figures of a page. A page that is being left gives path and body of the call to `navigator.sendBeacon`. */
export function sendPageFigures(report: contract.PageReport) {
	return call<typeof contract.sendPageFigures>('POST', '/api/page-figures', { guarded: false, body: report });
}
