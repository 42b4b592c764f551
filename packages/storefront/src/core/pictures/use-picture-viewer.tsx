import type { Picture } from '@zaylat/api-client/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePreferences } from '../context/app-context.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';
import { loadedAddress } from './loaded-address.ts';
import { pictureSource } from './picture-source.ts';
import { placeText } from './place-text.ts';

const Lightbox = lazyComponent(async () => (await import('@zaylat/ui/lightbox')).Lightbox);

/** What shows pictures as large as the window. */
export interface PictureViewer {
	/** Opens it at a picture, from 0; its code arrives with the first press. */
	readonly open: (index: number) => void;
	/** Put it anywhere in the component; empty while closed. */
	readonly viewer: ReactNode;
}

/**
 * Shows pictures large, to be swiped and enlarged. Texts: area `catalog`.
 * @param pictures the pictures, one at least when it is opened
 * @param title names the whole, for example "Pictures of Shan tea"
 * @param onIndexChange told which picture is shown, so that what lies below can follow
 */
export function usePictureViewer(
	pictures: readonly Picture[],
	title: string,
	onIndexChange?: (index: number) => void,
): PictureViewer {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const [shown, setShown] = useState(0);
	const [previews, setPreviews] = useState<readonly (string | undefined)[]>([]);
	const dialog = useLazyDialog(Lightbox);
	const show = (index: number) => {
		setShown(index);
		onIndexChange?.(index);
	};
	return {
		open: (index) => {
			setShown(index);
			setPreviews(pictures.map(({ path }) => loadedAddress(path, document.images)));
			void dialog.open();
		},
		viewer: dialog.isLoaded && (
			<Lightbox
				pictures={pictures.map((picture, place) => ({
					...pictureSource(picture, 'largest'),
					alt: picture.alt,
					preview: previews[place],
				}))}
				isOpen={dialog.isOpen}
				onOpenChange={dialog.onOpenChange}
				index={shown}
				onIndexChange={show}
				labels={{
					title,
					close: t('viewer.close'),
					previous: t('viewer.previous'),
					next: t('viewer.next'),
					zoomIn: t('viewer.zoomIn'),
					zoomOut: t('viewer.zoomOut'),
					position: (number, total) => placeText(number, total, language),
				}}
			/>
		),
	};
}
