/** The process that decodes pictures, one at a time; `decoder.ts` starts it and ends it when a picture takes too long. */

import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { type CleanPicture, cleanPicture, type Refusal } from './decode.ts';

/** What the process answers to the bytes of a picture. */
export type DecoderResult = CleanPicture | Refusal;

// Pages come first, and one picture uses one core.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async (bytes: Uint8Array) => {
	const response: DecoderResult = await cleanPicture(bytes);
	process.send?.(response);
});
process.on('disconnect', () => process.exit());
