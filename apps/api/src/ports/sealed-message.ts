import type { Identifier } from '@zaylat/domain/contact';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Services } from '../http/services.ts';
import { seal, unseal } from '../jobs/seal.ts';
import { deliver } from './deliver.ts';

const sealedMessage = z.object({
	to: z.union([z.object({ email: z.string() }), z.object({ phone: z.string() })]).nullable(),
	subject: z.string(),
	text: z.string(),
});

/** A message for a job. @param to null to send nothing, where callers may not learn whether an account exists */
export function sealMessage(
	config: Pick<Config, 'authSecret'>,
	message: { readonly to: Identifier | null; readonly subject: string; readonly text: string },
): string {
	return seal(config, message);
}

/** Sends a sealed message. @returns whether it has a recipient */
export async function deliverSealed(
	services: Pick<Services, 'config' | 'sms' | 'mail'>,
	{ id, sealed }: { readonly id: string; readonly sealed: string },
): Promise<boolean> {
	const { to, ...text } = sealedMessage.parse(unseal(services.config, sealed));
	if (to) await deliver(services, to, { id, ...text });
	return to !== null;
}
