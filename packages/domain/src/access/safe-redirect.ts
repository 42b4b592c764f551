/** Longest target that is followed; a sane path is far shorter. */
const MAX_TARGET_LENGTH = 2048;

/** How often a target is decoded to look for what an intermediary might decode. */
const DECODINGS = 3;

/**
 * Lets only paths of this site through as the target of a redirect (Decision 6).
 *
 * Refused besides other origins: anything that a browser or an intermediary could read as one, such as `//host`,
 * backslashes, control characters, and their percent-encoded forms in the path.
 * @param target what a query parameter or a setting asks for
 * @param fallback where to go instead
 * @returns the target unchanged when it is a path of this site, else the fallback
 */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
	if (typeof target !== 'string' || target.length > MAX_TARGET_LENGTH) return fallback;
	if (hasControls(target) || !target.isWellFormed()) return fallback;
	const [path = ''] = target.split(/[?#]/, 1);
	return isLocalPath(path, DECODINGS) ? target : fallback;
}

function isLocalPath(path: string, decodings: number): boolean {
	if (!path.startsWith('/') || path.includes('//') || path.includes('\\') || hasControls(path)) return false;
	if (decodings === 0) return !path.includes('%');
	const decoded = decode(path);
	return decoded === path || isLocalPath(decoded, decodings - 1);
}

/** Decodes what is decodable and leaves a lone percent sign as it is. */
function decode(path: string): string {
	return path.replace(/(%[0-9a-f]{2})+/gi, (escaped) => {
		try {
			return decodeURIComponent(escaped);
		} catch {
			return escaped.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
		}
	});
}

function hasControls(text: string): boolean {
	return /\p{Cc}/u.test(text);
}
