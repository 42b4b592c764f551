import { endpoints } from '@zaylat/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Failure } from './failure.ts';

/** Most bytes of a body that is not a file, unless its endpoint takes more. */
const MOST_BODY_BYTES = 32_768;

/** Refuses bodies beyond what their endpoint takes, before they are read. */
export function limitBodies(): MiddlewareHandler {
	const limitOf = (maxSize: number) =>
		bodyLimit({ maxSize, onError: () => Promise.reject(new Failure('body_too_large')) });
	const usual = limitOf(MOST_BODY_BYTES);
	const limits = endpoints.flatMap(({ method, path, upload, mostBodyBytes }) => {
		const bytes = upload?.mostBytes ?? mostBodyBytes;
		if (bytes === undefined) return [];
		return [{ call: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), limit: limitOf(bytes) }];
	});
	return (c, next) => {
		const called = `${c.req.method} ${c.req.path}`;
		const own = limits.find(({ call }) => call.test(called));
		return (own?.limit ?? usual)(c, next);
	};
}
