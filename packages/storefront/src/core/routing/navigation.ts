/** Why an address may not be navigated to (Specification §8). */
export class NavigationRefused extends Error {
	override readonly name = 'NavigationRefused';
}

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Checks an address before the browser is sent there.
 *
 * @param to path within the shop, or a full address
 * @param options.origin origin of the shop
 * @param options.isExternal allows addresses outside the shop
 * @returns where to go, and whether it lies outside the shop
 * @throws NavigationRefused for an external address without the option, or an unsafe protocol (Specification §8)
 */
export function checkNavigation(
	to: string,
	{ origin, isExternal = false }: { origin: string; isExternal?: boolean },
): { href: string; isExternal: boolean } {
	if (!URL.canParse(to, origin)) throw new NavigationRefused(`Not an address: ${to}`);
	const url = new URL(to, origin);
	if (!SAFE_PROTOCOLS.has(url.protocol)) throw new NavigationRefused(`Unsafe protocol: ${url.protocol}`);
	if (url.origin === origin) {
		return { href: `${url.pathname}${url.search}${url.hash}`, isExternal: false };
	}
	if (!isExternal) throw new NavigationRefused(`External address without the external option: ${url.href}`);
	return { href: url.href, isExternal: true };
}
