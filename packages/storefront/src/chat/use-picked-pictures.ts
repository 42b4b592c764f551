import { useState } from 'react';
import { type PickProblem, pickPictures } from './picked-pictures.ts';

/** Pictures that go along with the next message. */
export function usePickedPictures() {
	const [files, setFiles] = useState<readonly File[]>([]);
	const [problem, setProblem] = useState<PickProblem>();
	return {
		files,
		problem,
		add(picked: readonly File[]) {
			const { taken, problem: found } = pickPictures(files, picked);
			setFiles(taken);
			setProblem(found);
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
