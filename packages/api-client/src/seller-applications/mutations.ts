import { call } from '../http/request.ts';
import type { ApplicationInput, sendSellerApplication } from './contract.ts';

/** Sends an application to sell. Errors: `bad_request` with `fields`, `upload_not_found`, `application_move_refused`. */
export function sendApplication(application: ApplicationInput) {
	return call<typeof sendSellerApplication>('PUT', '/api/seller-application', { guarded: true, body: application });
}
