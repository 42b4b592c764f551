import { endpoints } from '@zaylat/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Failure } from './failure.ts';

/** Most bytes of a body that is not a file, unless its endpoint takes more. */
const MOST_BODY_BYTES = 32_768;

/** Refuses bodies beyond what their endpoint takes, before they are read. */
export function limitBodies(): MiddlewareHandler {
	const most = new Map<string, number>(
		endpoints.flatMap(({ method, path, upload, mostBodyBytes }) => {
			const bytes = upload?.mostBytes ?? mostBodyBytes;
			return bytes === undefined ? [] : [[`${method} ${path}`, bytes] as const];
		}),
	);
	const limitOf = (maxSize: number) =>
		bodyLimit({ maxSize, onError: () => Promise.reject(new Failure('body_too_large')) });
	const usual = limitOf(MOST_BODY_BYTES);
	const limits = new Map([...most].map(([call, bytes]) => [call, limitOf(bytes)]));
	return (c, next) => (limits.get(`${c.req.method} ${c.req.path}`) ?? usual)(c, next);
}
