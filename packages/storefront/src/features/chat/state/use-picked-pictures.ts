import { useState } from 'react';
import { useShrinkPicture } from '../../../core/pictures/use-shrink-picture.ts';
import { MOST_PICTURES, type PickProblem, pickPictures } from '../picked-pictures.ts';

/** The pictures that will be sent with the next message. */
export function usePickedPictures() {
	const [files, setFiles] = useState<readonly File[]>([]);
	const [problem, setProblem] = useState<PickProblem>();
	const shrink = useShrinkPicture();
	return {
		files,
		problem,
		async add(picked: readonly File[]): Promise<void> {
			const { taken, problem: found } = pickPictures(files, picked);
			setProblem(found);
			const fresh = taken.slice(files.length);
			const sent = await Promise.all(fresh.map((file) => shrink(file)));
			const ready = sent.filter((file) => file !== undefined);
			// Another picture may have been added or removed meanwhile.
			setFiles((now) => [...now, ...ready].slice(0, MOST_PICTURES));
		},
		remove(file: File) {
			setFiles(files.filter((each) => each !== file));
			setProblem(undefined);
		},
		clear() {
			setFiles([]);
			setProblem(undefined);
		},
	};
}
