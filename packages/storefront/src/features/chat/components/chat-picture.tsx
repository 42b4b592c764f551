import type { ChatMessage } from '@zaylat/api-client/contract';
import { useObjectUrl } from '@zaylat/ui/image-upload';
import { LazyImage } from '@zaylat/ui/lazy-image';
import { Skeleton } from '@zaylat/ui/skeleton';
import { pictureSource } from '../../../core/pictures/picture-source.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ChatPicture}. */
export interface ChatPictureProps {
	readonly picture: NonNullable<ChatMessage['picture']>;
	/** Who sent it. */
	readonly sender: string;
	readonly onOpen: () => void;
}

/** A picture of a conversation; a press shows it large. */
export function ChatPicture({ picture, sender, onOpen }: ChatPictureProps) {
	const { t } = useTranslation('chat');
	const source = pictureSource(picture);
	return (
		<button
			type="button"
			onClick={onOpen}
			aria-label={t('thread.openPicture', { name: sender })}
			className="block w-full cursor-zoom-in"
		>
			<LazyImage
				{...source}
				height={Math.round((source.width * picture.height) / picture.width)}
				sizes="240px"
				alt={t('thread.pictureBy', { name: sender })}
			/>
		</button>
	);
}

/** A picture that is on its way, shown from the device. */
export function OutgoingPicture({ file, alt }: { readonly file: File; readonly alt: string }) {
	const url = useObjectUrl(file);
	if (url === undefined) return <Skeleton shape="block" className="aspect-square w-full" />;
	return <LazyImage src={url} width={480} height={480} alt={alt} isEager />;
}
