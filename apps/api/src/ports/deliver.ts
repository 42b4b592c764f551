import type { Identifier } from '@zaylat/domain/contact';
import type { Services } from '../http/services.ts';

/** Sends a text to where an identifier leads: by mail, or as a text message without the subject. */
export async function deliver(
	{ sms, mail }: Pick<Services, 'sms' | 'mail'>,
	to: Identifier,
	message: { readonly subject: string; readonly text: string; readonly id?: string },
): Promise<void> {
	if ('email' in to) await mail.send({ to: to.email, ...message });
	else await sms.send({ to: to.phone, text: message.text, ...(message.id && { id: message.id }) });
}
