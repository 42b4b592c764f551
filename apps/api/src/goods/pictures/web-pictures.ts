import { LRUCache } from 'lru-cache';
import { AddressRefused, type AddressRules, checkedUrl, requestPublic } from '../../ports/public-request.ts';
import { type FoundPicture, MOST_PICTURE_BYTES, type ReadPicture } from './picture-source.ts';

/** How pictures are fetched; what is not named has its usual value. */
export interface FetchSettings extends AddressRules {
	/** Most pictures that are fetched. */
	readonly most: number;
	/** Whether there is time for another one. */
	readonly hasTime?: () => boolean;
	/** Longest time of a picture in milliseconds, redirects included. */
	readonly patienceMs?: number;
	readonly mostBytes?: number;
}

/** Redirects that are followed. */
const MOST_REDIRECTS = 3;
const PATIENCE_MS = 15_000;
const IMAGE = /^image\/(?:jpeg|png|webp|avif)\b/i;
const HEADERS = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'user-agent': 'zaylat-import' };

/**
 * Fetches pictures by `https` from the public network. A connection goes to the address that was checked, so that a name
 * cannot mean another one in between; each redirect is checked as well. Time, bytes, redirects and the number of pictures
 * have limits, and nothing is sent but the request.
 */
export function picturesOfWeb(settings: FetchSettings): ReadPicture {
	const { most, hasTime = () => true, patienceMs = PATIENCE_MS, mostBytes = MOST_PICTURE_BYTES } = settings;
	let fetched = 0;
	/** What is wrong with hosts' addresses, so that a file of dead addresses is not waited for again and again. */
	const failed = new LRUCache<string, FoundPicture>({ max: 1_000 });
	return async (name) => {
		const known = failed.get(name);
		if (known) return known;
		if (fetched >= most || !hasTime()) return { problem: 'too_many_pictures' };
		fetched += 1;
		try {
			const bytes = await fetchFrom(name, { ...settings, mostBytes, signal: AbortSignal.timeout(patienceMs) });
			return bytes ? { bytes } : { problem: 'no_picture' };
		} catch (error) {
			const problem = { problem: error instanceof AddressRefused ? 'address_refused' : 'not_fetched' };
			failed.set(name, problem);
			return problem;
		}
	};
}

/** Whether a name of a picture is an address. */
export const isWebAddress = (name: string): boolean => /^https?:\/\//i.test(name);

type Fetching = FetchSettings & { readonly mostBytes: number; readonly signal: AbortSignal };

/** @returns undefined for what is no picture @throws AddressRefused */
async function fetchFrom(address: string, fetching: Fetching, redirects = 0): Promise<Uint8Array | undefined> {
	const url = checkedUrl(address, fetching);
	const response = await requestPublic(url, { headers: HEADERS, signal: fetching.signal }, fetching);
	const { statusCode = 0, headers } = response;
	try {
		if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
			if (redirects >= MOST_REDIRECTS) throw new Error('too many redirects');
			return await fetchFrom(new URL(headers.location, url).href, fetching, redirects + 1);
		}
		if (statusCode !== 200) throw new Error(`status ${statusCode}`);
		if (!IMAGE.test(headers['content-type'] ?? '')) return undefined;
		if (Number(headers['content-length'] ?? 0) > fetching.mostBytes) return undefined;
		return await readBytes(response, fetching.mostBytes);
	} finally {
		response.destroy();
	}
}

async function readBytes(response: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of response) {
		length += chunk.byteLength;
		if (length > most) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
