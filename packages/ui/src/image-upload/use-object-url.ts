'use client';

import { useEffect, useState } from 'react';

/**
 * Creates an object URL of a file; it is revoked when the file changes or the component unmounts.
 * @returns undefined on the server and in the first render
 */
export function useObjectUrl(file: Blob): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const made = URL.createObjectURL(file);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return url;
}
