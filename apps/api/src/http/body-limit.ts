import { endpoints } from '@zaylat/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Failure } from './failure.ts';

/** Most bytes of a body that is not a file. */
const MOST_BODY_BYTES = 32_768;

/** Refuses bodies beyond what their endpoint takes, before they are read. */
export function limitBodies(): MiddlewareHandler {
	const files = new Map(
		endpoints.flatMap(({ method, path, upload }) => (upload ? [[`${method} ${path}`, upload.mostBytes]] : [])),
	);
	const limitOf = (maxSize: number) =>
		bodyLimit({ maxSize, onError: () => Promise.reject(new Failure('body_too_large')) });
	const usual = limitOf(MOST_BODY_BYTES);
	const limits = new Map([...files].map(([call, most]) => [call, limitOf(most)]));
	return (c, next) => (limits.get(`${c.req.method} ${c.req.path}`) ?? usual)(c, next);
}
