import { type Endpoint, errorBody } from '@zaylat/api-client/contract';
import { expect, inject } from 'vitest';
import type { z } from 'zod';
import { startTestApi } from '../src/testing/index.ts';
import type { Answer } from '../src/testing/shopper.ts';

/** The response of a call that must succeed, validated against the contract. */
export function ok<E extends Endpoint>(endpoint: E, answer: Answer): z.output<E['answer']> {
	expect(answer.status, JSON.stringify(answer.json)).toBe(200);
	// `parse` of the endpoint's own schema; the generic type cannot follow that.
	return endpoint.answer.parse(answer.json) as z.output<E['answer']>;
}

/** The error of a call that must fail, validated against the contract. */
export function failed(answer: Answer) {
	expect(answer.status).toBeGreaterThanOrEqual(400);
	return errorBody.parse(answer.json).error;
}

/** An API on its own copy of the demo data, on the server that all test files share. */
export const startApi = (env: Readonly<Record<string, string>> = {}, logger?: Parameters<typeof startTestApi>[0]) =>
	startTestApi({ server: inject('testServer'), env, ...logger });
