import { formatCount } from '@zaylat/domain/money';
import { cleanLines } from '@zaylat/domain/typed-text';
import { ChatComposer } from '@zaylat/ui/chat-composer';
import { useIsOnline } from '@zaylat/ui/offline-bar';
import { useEffect, useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useUnicode } from '../../../core/forms/use-unicode.ts';
import { CHOSEN_TYPES } from '../../../core/pictures/shrink-picture.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chatPath } from '../chat-address.ts';
import { readChatDraft, saveChatDraft } from '../drafts.ts';
import { MOST_PICTURES } from '../picked-pictures.ts';
import type { Written } from '../state/outbox.ts';
import { usePickedPictures } from '../state/use-picked-pictures.ts';
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

	const hasCompany = productId !== undefined || pictures.files.length > 0;
	const zawgyi = useUnicode(text);
	const [keepsTyped, setKeepsTyped] = useState(false);
	const converted = keepsTyped ? text : zawgyi.convert(text);
	const over = cleanLines(text).length - MOST_CHARACTERS;
	const notice = pictures.problem && t(`composer.refused.${pictures.problem}`, { most: number(MOST_PICTURES) });

	function write(next: string): void {
		setText(next);
		saveChatDraft(threadId, next);
	}

	function send(written: string): void {
		if (over > 0) throw new RangeError('The message is too long');
		const words = cleanLines(written);
		if (words === '' && !hasCompany) return;
		onSend({ text: keepsTyped ? words : zawgyi.convert(words), files: pictures.files, productId });
		setKeepsTyped(false);
		pictures.clear();
		if (productId !== undefined) navigate(chatPath({ threadId }), { replace: true, preventScrollReset: true });
	}

	return (
		<div className="border-border border-t px-3 py-3">
			<p role="status" className="text-critical text-sm not-empty:pb-2">
				{over > 0 ? t('composer.long', { count: over }) : notice}
			</p>
			<div role="status" className="text-sm text-text-muted">
				{converted !== text && (
					<>
						<span className="wrap-anywhere">{t('composer.zawgyi', { text: converted })}</span>
						<button
							type="button"
							onClick={() => setKeepsTyped(true)}
							className="min-h-11 rounded-control px-2 text-accent-text underline underline-offset-2 hover:bg-surface-sunken"
						>
							{t('composer.asTyped')}
						</button>
					</>
				)}
			</div>
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
							{productId !== undefined && <AskedProduct threadId={threadId} />}
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
