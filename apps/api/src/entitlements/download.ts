import { createHmac, timingSafeEqual } from 'node:crypto';
import { extname } from 'node:path';
import type { Download } from '@zaylat/api-client/contract';
import { entitlementUntil } from '@zaylat/domain/digital';
import { isLanguage, type Language } from '@zaylat/domain/languages';
import { MINUTE_MS } from '@zaylat/domain/time';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { uuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { demoDocument } from './demo-document.ts';
import { type Holder, readEntitlementRow } from './service.ts';

/** Where files of digital goods are served. */
export const DOWNLOADS_PATH = '/api/downloads';

/** Long enough for a slow network to begin, short enough that a leaked address is of no use. */
const LIFE_MS = 10 * MINUTE_MS;

/** What an address is signed for. */
const ticket = z.strictObject({
	id: uuid,
	userId: uuid,
	// The browser that follows the address names neither.
	edition: z.enum(['mm', 'th']),
	language: z.custom<Language>(isLanguage),
	expiresAt: z.number().int(),
});

type Signer = Pick<Services, 'config'>;

/**
 * Makes the address of the file of a download.
 * @throws Failure `entitlement_not_found`, also for those of others; `entitlement_ended` with `endedAt`; `bad_request`
 * for what is no download
 */
export async function signDownload(
	services: Signer & { readonly db: Db },
	holder: Holder,
	id: string,
): Promise<Download> {
	const { fileName } = await fileOf(services.db, holder, id);
	const expiresAt = holder.now + LIFE_MS;
	const { userId, edition, language } = holder;
	const signed: z.infer<typeof ticket> = { id, userId, edition, language, expiresAt };
	const body = Buffer.from(JSON.stringify(signed)).toString('base64url');
	return {
		url: `${DOWNLOADS_PATH}/${body}.${signatureOf(services, body)}`,
		fileName,
		expiresAt: new Date(expiresAt).toISOString(),
	};
}

/** A file as it is saved. */
export interface DownloadedFile {
	readonly fileName: string;
	readonly type: string;
	readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads the file of a download address, for its owner alone.
 * @throws Failure `path_not_found` for addresses that are invalid, expired or another account's; as `signDownload`
 */
export async function readDownload(
	services: Pick<Services, 'db' | 'files' | 'config'>,
	reader: Omit<Holder, 'edition' | 'language'>,
	address: string,
): Promise<DownloadedFile> {
	const signed = readTicket(services, address);
	if (!signed || signed.userId !== reader.userId || signed.expiresAt <= reader.now) throw new Failure('path_not_found');
	const holder = { ...reader, edition: signed.edition, language: signed.language };
	const { fileName, key, title, orderCode } = await fileOf(services.db, holder, signed.id);
	const stored = await services.files.read(key);
	return {
		fileName,
		type: 'application/pdf',
		// Demo products have no files; theirs are generated on request, as their pictures are.
		bytes: stored ?? demoDocument(title, orderCode),
	};
}

async function fileOf(db: Db, holder: Holder, id: string) {
	const { held, plan, line, orderCode } = await readEntitlementRow(db, holder, id);
	if (plan.filePath === null) throw new Failure('bad_request', { fields: { entitlementId: 'no_download' } });
	const left = entitlementUntil(held.endsAt?.getTime() ?? null, holder.now);
	if (left.kind === 'ended') {
		throw new Failure('entitlement_ended', { details: { endedAt: new Date(left.endsAt).toISOString() } });
	}
	return {
		fileName: fileNameOf(line.name[holder.language], extname(plan.filePath)),
		key: plan.filePath.replace(/\.[a-z0-9]+$/, ''),
		title: line.name.en,
		orderCode,
	};
}

/** The name of a product as a file: without signs that file systems refuse. @param extension with its dot */
function fileNameOf(name: string, extension: string): string {
	const safe = name
		.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[\s.]+|[\s.]+$/g, '');
	return `${safe.slice(0, 100)}${extension}`;
}

function signatureOf({ config }: Signer, body: string): string {
	return createHmac('sha256', config.authSecret).update(`download:${body}`).digest('base64url');
}

function readTicket(services: Signer, address: string): z.infer<typeof ticket> | undefined {
	const [body = '', signature = ''] = address.split('.');
	const expected = Buffer.from(signatureOf(services, body));
	const given = Buffer.from(signature);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
	try {
		return ticket.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
	} catch {
		return undefined;
	}
}
