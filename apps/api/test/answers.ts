import { type Endpoint, errorBody } from '@zaylat/api-client/contract';
import { expect, inject } from 'vitest';
import type { z } from 'zod';
import { startTestApi } from '../src/testing/index.ts';
import type { Answer } from '../src/testing/shopper.ts';

/** The response of a call that must succeed, validated against the contract. */
export function ok<E extends Endpoint>(endpoint: E, response: Answer): z.output<E['response']> {
	expect(response.status, JSON.stringify(response.json)).toBe(200);
	// `parse` of the endpoint's own schema; the generic type cannot follow that.
	return endpoint.response.parse(response.json) as z.output<E['response']>;
}

/** The error of a call that must fail, validated against the contract. */
export function failed(response: Answer) {
	expect(response.status).toBeGreaterThanOrEqual(400);
	return errorBody.parse(response.json).error;
}

/** An API on its own copy of the demo data, on the server that all test files share. */
export const startApi = (env: Readonly<Record<string, string>> = {}, logger?: Parameters<typeof startTestApi>[0]) =>
	startTestApi({ server: inject('testServer'), env, ...logger });
