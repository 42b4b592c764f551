import { formatCount } from '@zaylat/domain/money';
import { ChatComposer } from '@zaylat/ui/chat-composer';
import { useEffect, useState } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { useIsOnline } from '../../app/use-is-online.ts';
import { useShopNavigate } from '../../app/use-shop-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Written } from '../../shared/chat-outbox/outbox.ts';
import { CHOSEN_TYPES } from '../../shared/sent-picture/shrink-picture.ts';
import { chatPath } from '../chat-address.ts';
import { readChatDraft, saveChatDraft } from '../drafts.ts';
import { MOST_PICTURES } from '../picked-pictures.ts';
import { usePickedPictures } from '../use-picked-pictures.ts';
import { AskedProduct } from './asked-product.tsx';
import { PickedPicture } from './picked-picture.tsx';

/** Props of {@link Composer}. */
export interface ComposerProps {
	readonly threadId: string;
	/** The product that the message is about. */
	readonly productId: string | undefined;
	readonly onSend: (written: Written) => void;
}

/** Longest text of a message, in characters; the API takes no longer one. */
const MOST_CHARACTERS = 2000;

/** Writes to a conversation; what is typed stays on the device until it is sent. */
export function Composer({ threadId, productId, onSend }: ComposerProps) {
	const { t } = useTranslation('chat');
	const { language } = usePreferences();
	const navigate = useShopNavigate();
	const isOnline = useIsOnline();
	const pictures = usePickedPictures();
	const [text, setText] = useState('');
	// The server knows no draft.
	useEffect(() => setText(readChatDraft(threadId)), [threadId]);

	const over = text.trim().length - MOST_CHARACTERS;
	const notice = pictures.problem && t(`composer.refused.${pictures.problem}`, { most: number(MOST_PICTURES) });

	function write(next: string): void {
		setText(next);
		saveChatDraft(threadId, next);
	}

	function send(written: string): void {
		if (over > 0) throw new RangeError('The message is too long');
		onSend({ text: written, files: pictures.files, productId });
		pictures.clear();
		if (productId !== undefined) navigate(chatPath({ threadId }), { replace: true, preventScrollReset: true });
	}

	const hasCompany = productId !== undefined || pictures.files.length > 0;
	return (
		<div className="border-border border-t px-3 py-3">
			<p role="status" className="text-critical text-sm not-empty:pb-2">
				{over > 0 ? t('composer.long', { count: over }) : notice}
			</p>
			<ChatComposer
				value={text}
				onValueChange={write}
				onSend={async (written) => send(written)}
				onAttach={pictures.add}
				accept={CHOSEN_TYPES.join(',')}
				isOffline={!isOnline}
				attachments={
					hasCompany && (
						<>
							{productId !== undefined && <AskedProduct productId={productId} threadId={threadId} />}
							{pictures.files.length > 0 && (
								<ul aria-label={t('composer.pictures')} className="flex flex-wrap gap-2">
									{pictures.files.map((file, index) => (
										<li key={`${file.name}/${file.lastModified}/${file.size}`} className="flex">
											<PickedPicture
												file={file}
												removeLabel={t('composer.removePicture', { number: number(index + 1) })}
												onRemove={() => pictures.remove(file)}
											/>
										</li>
									))}
								</ul>
							)}
						</>
					)
				}
				labels={{
					message: t('composer.message'),
					send: t('composer.send'),
					attach: t('composer.attach'),
					offline: t('composer.offline'),
					failed: t('status.failed'),
				}}
			/>
		</div>
	);

	function number(value: number): string {
		return formatCount(value, language);
	}
}
