import type { Picture } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../context/app-context.ts';
import { ShopPicture } from './shop-picture.tsx';
import { usePictureViewer } from './use-picture-viewer.tsx';

/** Props of {@link SmallPictures}. */
export interface SmallPicturesProps {
	/** One at least. */
	readonly pictures: readonly Picture[];
	/** Names the whole, for example "Pictures by D*** K***". */
	readonly title: string;
	/** Names one of them, by its number in the reader's digits. */
	readonly nameOf: (number: string) => string;
}

/** Pictures that people sent, small; a press shows them large. Texts: area `catalog`. */
export function SmallPictures({ pictures, title, nameOf }: SmallPicturesProps) {
	const { language } = usePreferences();
	const { open, viewer } = usePictureViewer(pictures, title);
	return (
		<>
			<ul className="flex flex-wrap gap-2">
				{pictures.map((picture, place) => (
					<li key={picture.path} className="w-20">
						<button
							type="button"
							onClick={() => open(place)}
							aria-label={nameOf(formatCount(place + 1, language))}
							className="block w-full cursor-zoom-in overflow-clip rounded-control"
						>
							<ShopPicture picture={picture} alt="" sizes="80px" />
						</button>
					</li>
				))}
			</ul>
			{viewer}
		</>
	);
}
