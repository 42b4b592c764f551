import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';

const defineEndpoint = defineResource('dev-tool', 'Developers');

/** The code that the authenticator app of the caller would show: the demo has no such app (Decision 23). */
export const getFactorCode = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/second-factor',
	summary: 'The code of the authenticator app of the caller',
	caller: 'visitor',
	guarded: false,
	response: z.object({
		data: z.object({
			/** Null for accounts without a second factor, also one that is being set up. */
			code: z.string().nullable(),
		}),
	}),
});
