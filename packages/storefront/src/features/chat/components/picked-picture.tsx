import { useObjectUrl } from '@zaylat/ui/image-upload';
import { X } from 'lucide-react';

/** Props of {@link PickedPicture}. */
export interface PickedPictureProps {
	readonly file: File;
	/** Name of the button that takes it back. */
	readonly removeLabel: string;
	readonly onRemove: () => void;
}

/** A picture that is sent with the next message; it can be taken back. */
export function PickedPicture({ file, removeLabel, onRemove }: PickedPictureProps) {
	const url = useObjectUrl(file);
	return (
		<span className="relative size-20 overflow-clip rounded-control border border-border bg-surface-sunken">
			{url !== undefined && <img src={url} alt="" width={80} height={80} className="size-full object-cover" />}
			<button
				type="button"
				onClick={onRemove}
				aria-label={removeLabel}
				className="absolute end-0 top-0 grid size-11 place-items-start justify-end p-1"
			>
				<span className="grid size-6 place-items-center rounded-full border border-border bg-surface-raised text-text">
					<X aria-hidden size={16} />
				</span>
			</button>
		</span>
	);
}
