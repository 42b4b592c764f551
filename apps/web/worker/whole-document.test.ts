import { expect, test } from 'vitest';
import { scriptsOf, wholeDocument } from './whole-document.ts';

const HTML = `<!doctype html><link rel="stylesheet" href="/assets/client-1.css">
<link rel="after-paint" href="/assets/app-1.js"><link rel="after-paint" href="/assets/client-1.js" data-entry>
<script type="application/json">"/assets/other-1.js"</script><a href="/assets/link.js">`;

const cachesWith = (...paths: readonly string[]) => ({
	match: async (path: RequestInfo | URL) => (paths.includes(String(path)) ? new Response() : undefined),
});
const whole = (caches: Pick<CacheStorage, 'match'>) => wholeDocument(new Response(HTML), caches);

test('the scripts of a document are those that it starts with', () => {
	expect(scriptsOf(HTML)).toEqual(['/assets/app-1.js', '/assets/client-1.js']);
});

test('a kept document is used when its scripts are kept too', async () => {
	const document = await whole(cachesWith('/assets/app-1.js', '/assets/client-1.js'));
	expect(await document?.text()).toBe(HTML);
});

test('a document whose scripts did not arrive is not used', async () => {
	expect(await whole(cachesWith('/assets/client-1.js'))).toBeUndefined();
	expect(await wholeDocument(undefined, cachesWith())).toBeUndefined();
});
