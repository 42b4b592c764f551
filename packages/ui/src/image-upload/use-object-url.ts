'use client';

import { useEffect, useState } from 'react';

/**
 * An address that shows a file on this device; the memory behind it is given back when the file goes.
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
