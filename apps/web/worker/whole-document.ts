/** Scripts of the build that a document starts with, or preloads, as paths. */
export function scriptsOf(html: string): readonly string[] {
	const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
	const paths = tags.flatMap((tag) => /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(tag)?.[1] ?? []);
	return [...new Set(paths)];
}

/**
 * A kept document, if the scripts that it starts with are kept too. The connection may have been lost between the two, as
 * during an update: no press on such a page would do anything.
 */
export async function wholeDocument(
	document: Response | undefined,
	caches: Pick<CacheStorage, 'match'>,
): Promise<Response | undefined> {
	if (document === undefined) return undefined;
	const scripts = scriptsOf(await document.clone().text());
	const kept = await Promise.all(scripts.map((path) => caches.match(path)));
	return kept.every((script) => script !== undefined) ? document : undefined;
}
